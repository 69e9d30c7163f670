/** An order for displaced pieces: the preferred routes, and what is added from stock or supply. */
import type { OrderFieldsProps } from '../../../../web/games/page.js';
import { Radios } from '../../../../web/shell/controls/radios.jsx';
import { RouteChoice } from './route-choice.jsx';
import { say } from './say.js';

const EXTRAS = ['merchants', 'traders', 'none'] as const;

export function RoutesFields(props: OrderFieldsProps) {
  const change = (part: { routes?: string[]; extras?: string }): void =>
    props.change({ ...props.order, ...part });
  return (
    <>
      <RouteChoice
        {...props}
        routes={props.order.routes as readonly string[]}
        changeRoutes={(routes) => change({ routes })}
      />
      <Radios
        name="extras"
        legend={say('extras')}
        value={String(props.order.extras)}
        choices={EXTRAS.map((value) => ({ value, label: say(`extras-${value}`) }))}
        choose={(extras) => change({ extras })}
      />
    </>
  );
}
