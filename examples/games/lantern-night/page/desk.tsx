/** A desk of Lantern Night: lanterns, coins, your own patron. */
import { Show } from 'solid-js';
import { PlayerPiece } from '../../../web/board/pieces/piece.jsx';
import type { DeskProps } from '../../../web/games/page.js';
import { Secret } from '../../../web/games/secret.jsx';
import { language } from '../../../web/i18n/index.js';
import { texts } from '../rules/texts/index.js';
import { fileOf } from './board/file.js';

export function LanternDesk(props: DeskProps) {
  const text = () => texts.in(language()).page;
  const patron = () => fileOf(props.rules).quays.find(({ id }) => id === props.desk.patron);
  return (
    <>
      <dl class="heaps">
        <div class="desk-track heap">
          <dt>{text().lanterns}</dt>
          <dd class="heap-count">
            <PlayerPiece kind="merchant" colour={props.colour} size={17} />
            {props.desk.lanterns as number}
          </dd>
        </div>
        <div class="desk-track heap">
          <dt>{text().coins}</dt>
          <dd class="heap-count">{props.desk.coins as number}</dd>
        </div>
      </dl>
      <Show when={props.cover || (props.own && patron())}>
        <Secret name={text().patron} cover={props.cover}>
          {patron()?.name}
        </Secret>
      </Show>
    </>
  );
}

/** The same in a row among other players. */
export const LanternDeskRow = (props: DeskProps) => (
  <>
    <span class="row-figure" data-tip={texts.in(language()).page.lanterns}>
      <PlayerPiece
        kind="merchant"
        colour={props.colour}
        size={15}
        label={texts.in(language()).page.lanterns}
      />
      {props.desk.lanterns as number}
    </span>
    <span class="row-figure">
      {texts.in(language()).page.coins} {props.desk.coins as number}
    </span>
  </>
);
