/** A desk of Hansa: talers, booths, goods. */
import { For, Show } from 'solid-js';
import { Icon } from '../../../web/board/pieces/icon.jsx';
import { type DeskTargets, DeskThing } from '../../../web/games/desk-thing.jsx';
import type { DeskProps } from '../../../web/games/page.js';
import { language } from '../../../web/i18n/index.js';
import { goodName, texts } from '../rules/texts/words.js';
import { BoothShape, GoodIcon } from './goods.jsx';
import './desk.css';

export function HansaDesk(props: DeskProps) {
  const goods = (key: string): readonly string[] => props.desk[key] as string[];
  const tips = () => texts.in(language()).deskTips;
  return (
    <>
      <dl class="heaps">
        <div class="desk-track heap" tabindex="0" data-tip={tips().talers}>
          <dt>{texts.in(language()).desk.talers}</dt>
          <dd>
            <span class="heap-count">
              <Taler size={18} />
              {props.desk.talers as number}
            </span>
          </dd>
        </div>
        <div class="desk-track heap" tabindex="0" data-tip={tips().booths}>
          <dt>{texts.in(language()).desk.booths}</dt>
          <dd>
            <span class="heap-count">
              <Icon size={20} half={16}>
                <BoothShape colour={props.colour} />
              </Icon>
              {props.desk.booths as number}
            </span>
          </dd>
        </div>
      </dl>
      <UnsoldGoods {...props} />
      <Show when={goods('sold').length > 0}>
        <Goods
          name={texts.in(language()).desk.sold}
          tip={tips().sold}
          goods={goods('sold')}
          targets={undefined}
        />
      </Show>
    </>
  );
}

export const Taler = (props: { size: number }) => (
  <Icon size={props.size} half={11}>
    <circle r="10" class="taler-rim" />
    <circle r="7" class="taler-face" />
  </Icon>
);

export const UnsoldGoods = (props: DeskProps) => (
  <Goods
    name={texts.in(language()).desk.unsold}
    tip={texts.in(language()).deskTips.unsold}
    goods={props.desk.goods as string[]}
    targets={props.targets}
  />
);

interface GoodsProps {
  readonly name: string;
  readonly tip: string;
  readonly goods: readonly string[];
  readonly targets: DeskTargets | undefined;
}

function Goods(props: GoodsProps) {
  return (
    <p class="desk-goods">
      <b tabindex="0" data-tip={props.tip}>
        {props.name}
      </b>
      <For each={props.goods} fallback={<span>–</span>}>
        {(good, i) => (
          <DeskThing
            target={`good:${good}`}
            before={props.goods.slice(0, i()).filter((other) => other === good).length}
            targets={props.targets}
            name={goodName(good, language())}
          >
            <GoodIcon good={good} size={28} label={goodName(good, language())} />
          </DeskThing>
        )}
      </For>
    </p>
  );
}
