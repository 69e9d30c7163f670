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
  const words = () => wordsIn(language());
  const pieces = (key: string): Pieces => props.desk[key] as Pieces;
  const removed = (ability: string): number => (props.desk.abilities as Record<string, number>)[ability];
  const markers = (key: string): (string | null)[] =>
    (props.desk.markers as Record<string, (string | null)[]>)[key];
  const value = (ability: string, at: number): string => {
    if (ability === 'privilege') return words().colours[at];
    const n = VALUES[ability][at];
    return n === 255 ? '∞' : String(n);
  };

  return (
    <>
      <dl class="tracks">
        <For each={ABILITIES}>
          {(ability, i) => (
            <div class="desk-track" title={words().abilities[i()]}>
              <dt>
                <AbilityIcon ability={ability} size={18} label={words().abilities[i()]} />
              </dt>
              <dd>
                <For each={Array.from({ length: LENGTHS[ability] }, (_, at) => at)}>
                  {(at) => (
                    <span
                      class="track-step"
                      aria-hidden="true"
                      classList={{
                        'track-open': at <= removed(ability),
                        'track-now': at === removed(ability),
                        [`track-${COLOURS[at]}`]: ability === 'privilege',
                      }}
                    >
                      {ability === 'privilege' ? '' : value(ability, at)}
                    </span>
                  )}
                </For>
                <span class="visually-hidden">{value(ability, removed(ability))}</span>
              </dd>
            </div>
          )}
        </For>
      </dl>
      <dl class="heaps">
        <Heap name={texts.in(language()).desk.supply} pieces={pieces('supply')} colour={props.colour} />
        <Heap name={texts.in(language()).desk.stock} pieces={pieces('stock')} colour={props.colour} />
      </dl>
      <Show when={markers('unused').length + markers('used').length + markers('plate').length > 0}>
        <div class="desk-markers">
          <Markers name={texts.in(language()).desk.unused} ids={markers('unused')} />
          <Markers name={texts.in(language()).desk.plate} ids={markers('plate')} />
          <Show when={markers('used').length > 0}>
            <span class="desk-used">
              <Markers name={texts.in(language()).desk.used} ids={markers('used')} />
            </span>
          </Show>
        </div>
      </Show>
      <Show when={(props.desk.favours as string[]).length > 0}>
        <p>
          <b>{texts.in(language()).desk.favours}</b>{' '}
          {(props.desk.favours as string[])
            .map((id) => words().favours[FAVOURS.indexOf(id as never)])
            .join(', ')}
        </p>
      </Show>
      <Show when={props.own && props.desk.mission}>
        <p class="desk-mission">
          <b>{texts.in(language()).desk.mission}</b>{' '}
          {(props.desk.mission as string[]).map((id) => cityName(props.rules, id)).join(' · ')}
        </p>
      </Show>
    </>
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

function Markers(props: { name: string; ids: readonly (string | null)[] }) {
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
