/** A desk of Hansa Teutonica: tracks, supply and stock, markers, favours, your own mission. */
import { For, Show } from 'solid-js';
import { PlayerPiece } from '../../../web/board/pieces/piece.jsx';
import type { DeskProps } from '../../../web/games/page.js';
import { language } from '../../../web/i18n/index.js';
import { ACTIONS_VALUE, BANK_VALUE, BOOK_VALUE, KEYS_VALUE } from '../rules/setup.js';
import { pieces as piecesText, texts, wordsIn } from '../rules/texts/words.js';
import { ABILITIES, COLOURS, FAVOURS, MARKERS } from '../rules/vocabulary.js';
import { cityName } from './board/file.js';
import { AbilityIcon, MarkerIcon } from './icons.jsx';
import './desk.css';

const VALUES: Readonly<Record<string, Uint8Array>> = {
  keys: KEYS_VALUE,
  actions: ACTIONS_VALUE,
  book: BOOK_VALUE,
  bank: BANK_VALUE,
};
const LENGTHS: Readonly<Record<string, number>> = { keys: 5, actions: 6, privilege: 4, book: 4, bank: 4 };

type Pieces = { traders: number; merchants: number };

export function HansaTeutonicaDesk(props: DeskProps) {
  const text = () => texts.in(language()).desk;
  const pieces = (key: string): Pieces => props.desk[key] as Pieces;
  const removed = (ability: string): number => (props.desk.abilities as Record<string, number>)[ability];
  const favours = (): string[] =>
    (props.desk.favours as string[]).map((id) => wordsIn(language()).favours[FAVOURS.indexOf(id as never)]);

  return (
    <>
      <dl class="tracks">
        <For each={ABILITIES}>{(ability, i) => <Track index={i()} removed={removed(ability)} />}</For>
      </dl>
      <dl class="heaps">
        <Heap name={text().supply} pieces={pieces('supply')} colour={props.colour} />
        <Heap name={text().stock} pieces={pieces('stock')} colour={props.colour} />
      </dl>
      <AllMarkers markers={props.desk.markers as Markers} />
      <Show when={favours().length > 0}>
        <p>
          <b>{text().favours}</b> {favours().join(', ')}
        </p>
      </Show>
      <Show when={props.own && props.desk.mission}>
        <p class="desk-mission">
          <b>{text().mission}</b>{' '}
          {(props.desk.mission as string[]).map((id) => cityName(props.rules, id)).join(' · ')}
        </p>
      </Show>
    </>
  );
}

/** The track of an ability: its steps, those reached so far and the one that counts now. */
function Track(props: { index: number; removed: number }) {
  const ability = () => ABILITIES[props.index];
  const words = () => wordsIn(language());
  const value = (at: number): string => {
    if (ability() === 'privilege') return words().colours[at];
    const n = VALUES[ability()][at];
    return n === 255 ? '∞' : String(n);
  };
  return (
    <div class="desk-track" title={words().abilities[props.index]}>
      <dt>
        <AbilityIcon ability={ability()} size={18} label={words().abilities[props.index]} />
      </dt>
      <dd>
        <For each={Array.from({ length: LENGTHS[ability()] }, (_, at) => at)}>
          {(at) => (
            <span
              class="track-step"
              aria-hidden="true"
              classList={{
                'track-open': at <= props.removed,
                'track-now': at === props.removed,
                [`track-${COLOURS[at]}`]: ability() === 'privilege',
              }}
            >
              {ability() === 'privilege' ? '' : value(at)}
            </span>
          )}
        </For>
        <span class="visually-hidden">{value(props.removed)}</span>
      </dd>
    </div>
  );
}

/** Pieces off the board: how many of each kind. */
function Heap(props: { name: string; pieces: Pieces; colour: number }) {
  return (
    <div class="desk-track heap">
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
  return (
    <Show when={props.ids.length > 0}>
      <span class="marker-row">
        <b>{props.name}</b>
        <For each={props.ids}>
          {(id) => (
            <span title={named(id)}>
              <MarkerIcon marker={id ?? ''} size={26} label={named(id)} />
            </span>
          )}
        </For>
      </span>
    </Show>
  );
}
