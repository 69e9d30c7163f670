/** A new table: game and seats as for a game on this device, and the table's options. */
import { createResource, createSignal, Show } from 'solid-js';
import { createStore, unwrap } from 'solid-js/store';
import { DEFAULT_BOT, LEVELS } from '../../../bots/levels.js';
import type { JsonObject } from '../../../core/json.js';
import { DEFAULT_SETTINGS } from '../../../protocol/tables/default-settings.js';
import type { NewTable as NewTableRequest } from '../../../protocol/tables/settings.js';
import { configOn, fittingConfig, seatsFor } from '../../home/new-game/config-choice.jsx';
import { FirstPlayerField } from '../../home/new-game/first-player-field.jsx';
import { NewGameForm, withConfig } from '../../home/new-game/new-game-form.jsx';
import { SeatRows } from '../../home/new-game/seat-rows.jsx';
import {
  botOf,
  nameOf,
  rememberedSeating,
  type SeatChoice,
  type Seating,
} from '../../home/new-game/seating.js';
import { t } from '../../i18n/index.js';
import { keep, kept } from '../../settings/keep.js';
import { go } from '../../shell/router.js';
import { keepBoard, showBoardError } from '../boards/boards-api.js';
import * as api from '../connection/api.js';
import { botLabel, serverBots } from '../connection/server-bots.js';
import { me, showError } from '../me/identity.js';
import { RequireSignIn } from '../me/require-sign-in.jsx';
import { getProfile, invitePerson } from '../people/people-api.js';
import { findTableBoards, type TableBoard, type TableBoards } from './table-boards.js';
import { type TableOptions, TableOptionsForm } from './table-options-form.jsx';
import '../../home/new-game/new-game.css';
import '../lobby/lobby.css';

const OPTIONS_KEY = 'table-options';
const { first: _, ...USUAL } = DEFAULT_SETTINGS;
/** Most people open tables for friends, and start when all of them are there. */
const DEFAULTS: TableOptions = {
  ...USUAL,
  access: 'invited',
  autostart: false,
  standIn: DEFAULT_BOT,
  rated: true,
  hints: false,
};

function rememberedOptions(): TableOptions {
  try {
    const remembered = {
      ...DEFAULTS,
      ...(JSON.parse(kept(OPTIONS_KEY) ?? '{}') as Partial<TableOptions>),
      title: '',
    };
    // The server's own bots may have changed since.
    const isKnown = (LEVELS as readonly string[]).includes(remembered.standIn);
    return isKnown ? remembered : { ...remembered, standIn: DEFAULTS.standIn };
  } catch {
    return { ...DEFAULTS };
  }
}

/** The seating you played last, with every seat but yours free; on the board that was asked for, if there is one. */
function firstSeating({ offered }: TableBoards): Seating {
  const near = fittingConfig(rememberedSeating().config, offered);
  const config = offered.first === undefined ? near : configOn(near, offered.first, offered);
  return { config, seats: seatsFor([], Number(config.players), 'friend').map(youFirst), first: null };
}
const youFirst = (seat: SeatChoice, i: number): SeatChoice => (i === 0 ? { ...seat, who: 'you' } : seat);

const without = (config: JsonObject, field: string): JsonObject =>
  Object.fromEntries(Object.entries(config).filter(([name]) => name !== field));

function requestOf(
  { config: { seed: _, ...config }, seats, first }: Seating,
  options: TableOptions,
  board: string | undefined,
): NewTableRequest {
  // Against bots alone, and on a board that somebody drew, nothing is rated, whatever was chosen for the last table.
  const isRated =
    options.rated && board === undefined && seats.filter(({ who }) => botOf(who) === undefined).length > 1;
  return {
    ...options,
    rated: isRated,
    hints: options.hints || (options.rated && !isRated),
    title: options.title.trim(),
    // Here it may have another id than in its file.
    ...(board === undefined ? { config } : { config: without(config, 'board'), board }),
    first,
    seats: seats.map(({ who, name, colour }) => {
      const level = botOf(who);
      if (level === undefined) return { who: who === 'friend' ? 'open' : 'me', colour };
      return { who: 'bot', level, colour, ...(name.trim() ? { name: name.trim() } : {}) };
    }),
  };
}

interface Wanted {
  /** A person to invite. */
  readonly guest: string | undefined;
  /** The name of the board to begin with. */
  readonly board: string | undefined;
}

export function NewTable(props: Wanted) {
  return (
    <RequireSignIn>
      <FormWithBoards {...props} />
    </RequireSignIn>
  );
}

function FormWithBoards(props: Wanted) {
  const [boards] = createResource(() => findTableBoards(props.board));
  return (
    <Show when={boards()} fallback={<p class="waiting">{t('common.loading')}</p>}>
      {(found) => <NewTableForm {...props} boards={found()} />}
    </Show>
  );
}

/** The hash of the board, which is put on the server where it is not there yet. */
const hashOf = async ({ hash, file }: TableBoard): Promise<string> => hash ?? (await keepBoard(file)).hash;

function NewTableForm(props: Wanted & { boards: TableBoards }) {
  const [guest] = createResource(
    () => props.guest,
    (person) => getProfile(person).catch(() => undefined),
  );
  const [seating, setSeating] = createStore<Seating>(firstSeating(props.boards));
  const [options, setOptions] = createStore<TableOptions>(rememberedOptions());
  const [busy, setBusy] = createSignal(false);
  const own = () => {
    const found = props.boards.boards.get(`${seating.config.game}/${seating.config.board}`);
    return found?.isOperators ? undefined : found;
  };
  const create = async (): Promise<void> => {
    setBusy(true);
    try {
      const plain = structuredClone(unwrap(options));
      const drawn = own();
      const board = drawn && (await hashOf(drawn));
      const { table } = await api.createTable(requestOf(structuredClone(unwrap(seating)), plain, board));
      keep(OPTIONS_KEY, JSON.stringify(plain));
      if (props.guest !== undefined) await invitePerson(table, props.guest).catch(showError);
      go(`/table/${table}`, { replace: true });
    } catch (error) {
      showBoardError(error);
      setBusy(false);
    }
  };
  const nameAt = (index: number): string => {
    const { who } = seating.seats[index];
    if (who === 'you') return me()?.name ?? '';
    return who === 'friend' ? t('home.seat', { n: index + 1 }) : nameOf(seating.seats, index);
  };
  return (
    <NewGameForm
      title={t('online.newTable')}
      seating={seating}
      offered={props.boards.offered}
      more={
        <Show when={own()?.hash === null}>
          <p class="hint">{t('shelf.willKeep')}</p>
        </Show>
      }
      changeConfig={(config) => setSeating(withConfig(unwrap(seating), config, 'friend'))}
      icon="people"
      submit={t('online.createTable')}
      busy={busy()}
      onSubmit={() => void create()}
    >
      <Show when={guest()}>
        {(person) => <p class="alert">{t('people.inviteWillGo', { name: person().name })}</p>}
      </Show>
      <SeatRows
        seats={seating.seats}
        friend={t('online.openSeat')}
        more={serverBots().map((bot) => ({
          bot,
          label: botLabel(bot),
          hint: t('online.serverBotHint'),
        }))}
        named={(who) => botOf(who) !== undefined}
        change={(seats) => setSeating('seats', seats)}
      />
      <FirstPlayerField
        first={seating.first}
        names={seating.seats.map((_, i) => nameAt(i))}
        change={(first) => setSeating('first', first)}
      />
      <TableOptionsForm
        options={options}
        isOwnBoard={own() !== undefined}
        change={(part) => setOptions(part)}
      />
    </NewGameForm>
  );
}
