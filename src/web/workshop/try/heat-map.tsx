/** How much each route and city of a board is used, drawn over it; the tables beside it give the figures. */
import { createMemo, For, Show } from 'solid-js';
import type { Rules } from '../../../core/game.js';
import type { Happened, Report } from '../../../workshop/try/figures.js';
import { createPicture } from '../../board/print/print-layer.jsx';
import { drawingsOf } from '../../games/drawings.js';
import { t } from '../../i18n/index.js';
import { percent } from './numbers.js';

/** From 0 for what never happens to 1 for what happens most. */
function heats(counts: readonly Happened[]): Map<string, number> {
  const most = Math.max(...counts.map(({ perGame }) => perGame), 0.001);
  return new Map(counts.map(({ id, perGame }) => [id, perGame / most]));
}

/** Kinds of things that happen in cities; the first one present is drawn. */
const IN_CITIES = ['city', 'sell', 'sail'];

export function HeatMap(props: { rules: Rules; report: Report }) {
  const places = drawingsOf(props.rules.game).places?.(props.rules.game, String(props.rules.config.board));
  return <Show when={places}>{(found) => <MapWithHeat places={found()} report={props.report} />}</Show>;
}

type Places = NonNullable<ReturnType<NonNullable<ReturnType<typeof drawingsOf>['places']>>>;

function MapWithHeat(props: { places: Places; report: Report }) {
  const { print } = props.places;
  const src = createPicture(() => print);
  const { x, y, w, h } = print.box;
  const routes = createMemo(() => heats(props.report.counts.route ?? []));
  const cities = createMemo(() => {
    const kind = IN_CITIES.find((one) => props.report.counts[one] !== undefined);
    return heats(kind === undefined ? [] : props.report.counts[kind]);
  });
  const isDead = (id: string): boolean => props.report.dead.includes(id);
  return (
    <figure class="heat">
      <div class="heat-map" style={{ 'aspect-ratio': `${w} / ${h}` }} aria-hidden="true">
        <Show when={src()}>{(found) => <img src={found()} alt="" draggable={false} />}</Show>
        <svg viewBox={`${x} ${y} ${w} ${h}`} aria-hidden="true">
          <For each={props.places.routes}>
            {(route) => (
              <path
                class="heat-route"
                classList={{
                  'heat-dead': isDead(route.id),
                  'heat-trap': props.report.traps.includes(route.id),
                }}
                d={route.path}
                style={{ '--heat': routes().get(route.id) ?? 0 }}
              />
            )}
          </For>
          <For each={props.places.cities}>
            {(city) => (
              <g class="heat-city" style={{ '--heat': cities().get(city.id) ?? 0 }}>
                <circle cx={city.at[0]} cy={city.at[1]} r={10 + 16 * (cities().get(city.id) ?? 0)} />
              </g>
            )}
          </For>
        </svg>
      </div>
      <figcaption class="hint">
        {t('boards.heatHint')}{' '}
        <Show when={props.report.dead.length > 0}>
          {t('boards.deadShare', { share: percent(props.report.dead.length / Math.max(1, routes().size)) })}
        </Show>{' '}
        <Show when={props.report.traps.length > 0}>{t('boards.traps')}</Show>
      </figcaption>
    </figure>
  );
}
