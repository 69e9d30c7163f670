/** A desk of Hansa in a few figures: talers, booths, goods. */
import { For, type JSX } from 'solid-js';
import { Icon } from '../../../web/board/pieces/icon.jsx';
import type { DeskProps } from '../../../web/games/page.js';
import { language } from '../../../web/i18n/index.js';
import { goodName, texts } from '../rules/texts/words.js';
import { Taler } from './desk.jsx';
import { BoothShape, GoodIcon } from './goods.jsx';

export function HansaDeskRow(props: DeskProps) {
  const words = () => texts.in(language()).desk;
  const tips = () => texts.in(language()).deskTips;
  return (
    <>
      <Figure name={words().talers} tip={tips().talers} value={props.desk.talers as number}>
        <Taler size={15} />
      </Figure>
      <Figure name={words().booths} tip={tips().booths} value={props.desk.booths as number}>
        <Icon size={17} half={16}>
          <BoothShape colour={props.colour} />
        </Icon>
      </Figure>
      <span class="row-figure" data-tip={tips().unsold}>
        <span class="visually-hidden">{words().unsold}</span>
        <For each={props.desk.goods as string[]}>
          {(good) => <GoodIcon good={good} size={20} label={goodName(good, language())} />}
        </For>
      </span>
    </>
  );
}

const Figure = (props: { name: string; tip: string; value: number; children: JSX.Element }) => (
  <span class="row-figure" data-tip={props.tip}>
    <span class="visually-hidden">{props.name}</span>
    {props.children}
    {props.value}
  </span>
);
