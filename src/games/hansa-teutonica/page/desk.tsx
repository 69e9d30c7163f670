/** A desk of Hansa Teutonica: tracks, supply and stock, markers, favours, your own mission. */
import { For, Show } from 'solid-js';
import { PlayerPiece } from '../../../web/board/pieces/piece.jsx';
import type { DeskProps } from '../../../web/games/page.js';
import { Secret } from '../../../web/games/secret.jsx';
import { language } from '../../../web/i18n/index.js';
import { pieces as piecesText, texts, wordsIn } from '../rules/texts/words.js';
import { ABILITIES, FAVOURS, MARKERS } from '../rules/vocabulary.js';
import { cityName } from './board/file.js';
import { MarkerIcon } from './icons.jsx';
import { Track } from './track.jsx';
import './desk.css';

type Pieces = { traders: number; merchants: number };

export function HansaTeutonicaDesk(props: DeskProps) {
  const text = () => texts.in(language()).desk;
  const tips = () => texts.in(language()).deskTips;
  const pieces = (key: string): Pieces => props.desk[key] as Pieces;
  const removed = (ability: string): number => (props.desk.abilities as Record<string, number>)[ability];
  const favours = (): string[] =>
    (props.desk.favours as string[]).map((id) => wordsIn(language()).favours[FAVOURS.indexOf(id as never)]);
  const mission = (): string =>
    ((props.desk.mission ?? []) as string[]).map((id) => cityName(props.rules, id)).join(' · ');

  return (
    <>
      <dl class="tracks">
        <For each={ABILITIES}>
          {(ability) => (
            <Track
              rules={props.rules}
              ability={ability}
              step={removed(ability)}
              fullPoints={(props.desk.favours as string[]).includes('ability-prestige') ? 7 : 4}
            />
          )}
        </For>
      </dl>
      <dl class="heaps">
        <Heap name={text().supply} tip={tips().supply} pieces={pieces('supply')} colour={props.colour} />
        <Heap name={text().stock} tip={tips().stock} pieces={pieces('stock')} colour={props.colour} />
      </dl>
      <AllMarkers markers={props.desk.markers as Markers} />
      <Show when={favours().length > 0}>
        <p>
          <b>{text().favours}</b> {favours().join(', ')}
        </p>
      </Show>
      <Show when={props.desk.mission || (props.cover && props.desk.mission === null)}>
        <Secret name={text().mission} cover={props.cover}>
          {mission()}
        </Secret>
      </Show>
    </>
  );
}

/** Pieces off the board: how many of each kind. */
function Heap(props: { name: string; tip: string; pieces: Pieces; colour: number }) {
  return (
    <div class="desk-track heap" tabindex="0" data-tip={props.tip}>
      <dt>{props.name}</dt>
      <dd>
        <span aria-hidden="true" class="heap-count" classList={{ 'heap-none': props.pieces.traders === 0 }}>
          <PlayerPiece kind="trader" colour={props.colour} size={17} />
          {props.pieces.traders}
        </span>
        <span aria-hidden="true" class="heap-count" classList={{ 'heap-none': props.pieces.merchants === 0 }}>
          <PlayerPiece kind="merchant" colour={props.colour} size={17} />
          {props.pieces.merchants}
        </span>
        <span class="visually-hidden">
          {piecesText(props.pieces.traders, props.pieces.merchants, language())}
        </span>
      </dd>
    </div>
  );
}

type Markers = Record<'unused' | 'used' | 'plate', (string | null)[]>;

function AllMarkers(props: { markers: Markers }) {
  const text = () => texts.in(language()).desk;
  const count = (): number => Object.values(props.markers).flat().length;
  return (
    <Show when={count() > 0}>
      <div class="desk-markers">
        <MarkerRow name={text().unused} ids={props.markers.unused} />
        <MarkerRow name={text().plate} ids={props.markers.plate} />
        <Show when={props.markers.used.length > 0}>
          <span class="desk-used">
            <MarkerRow name={text().used} ids={props.markers.used} />
          </span>
        </Show>
      </div>
    </Show>
  );
}

function MarkerRow(props: { name: string; ids: readonly (string | null)[] }) {
  const named = (id: string | null): string =>
    id === null
      ? texts.in(language()).desk.faceDown
      : wordsIn(language()).markers[MARKERS.indexOf(id as never)];
  const tipOf = (id: string | null): string =>
    id === null ? named(id) : `${named(id)}\n${texts.in(language()).does[id as 'develop']}`;
  return (
    <Show when={props.ids.length > 0}>
      <span class="marker-row">
        <b>{props.name}</b>
        <For each={props.ids}>
          {(id) => (
            <span data-tip={tipOf(id)}>
              <MarkerIcon marker={id ?? ''} size={26} label={named(id)} />
            </span>
          )}
        </For>
      </span>
    </Show>
  );
}
