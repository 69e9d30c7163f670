/** A new table: game and seats as for a game on this device, and the table's options. */
import { createResource, createSignal, Show } from 'solid-js';
import { createStore, unwrap } from 'solid-js/store';
import { DEFAULT_BOT, LEVELS } from '../../../bots/levels.js';
import type { NewTable as NewTableRequest } from '../../../protocol/settings.js';
import { fittingConfig, seatsFor } from '../../home/new-game/config-choice.jsx';
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
import * as api from '../connection/api.js';
import { botLabel, serverBots } from '../connection/server-bots.js';
import { me, showError } from '../me/identity.js';
import { RequireSignIn } from '../me/require-sign-in.jsx';
import { getProfile, invitePerson } from '../people/people-api.js';
import { type TableOptions, TableOptionsForm } from './table-options-form.jsx';
import '../../home/new-game/new-game.css';
import '../lobby/lobby.css';

const OPTIONS_KEY = 'table-options';
const DEFAULTS: TableOptions = {
  title: '',
  access: 'invited',
  spectators: true,
  autostart: false,
  pace: { kind: 'untimed' },
  runOut: 'bot',
  standIn: DEFAULT_BOT,
  rated: true,
  hints: false,
  undo: 'consent',
  rest: false,
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

/** The seating you played last, with every seat but yours free. */
function firstSeating(): Seating {
  const config = fittingConfig(rememberedSeating().config);
  return { config, seats: seatsFor([], Number(config.players), 'friend').map(youFirst), first: null };
}
const youFirst = (seat: SeatChoice, i: number): SeatChoice => (i === 0 ? { ...seat, who: 'you' } : seat);

function requestOf(
  { config: { seed: _, ...config }, seats, first }: Seating,
  options: TableOptions,
): NewTableRequest {
  // Against bots alone nothing is rated, whatever was chosen for the last table.
  const isRated = options.rated && seats.filter(({ who }) => botOf(who) === undefined).length > 1;
  return {
    ...options,
    rated: isRated,
    hints: options.hints || (options.rated && !isRated),
    title: options.title.trim(),
    config,
    first,
    seats: seats.map(({ who, name, colour }) => {
      const level = botOf(who);
      if (level === undefined) return { who: who === 'friend' ? 'open' : 'me', colour };
      return { who: 'bot', level, colour, ...(name.trim() ? { name: name.trim() } : {}) };
    }),
  };
}

export function NewTable(props: { guest: string | undefined }) {
  return (
    <RequireSignIn>
      <NewTableForm guest={props.guest} />
    </RequireSignIn>
  );
}

function NewTableForm(props: { guest: string | undefined }) {
  const [guest] = createResource(
    () => props.guest,
    (person) => getProfile(person).catch(() => undefined),
  );
  const [seating, setSeating] = createStore<Seating>(firstSeating());
  const [options, setOptions] = createStore<TableOptions>(rememberedOptions());
  const [busy, setBusy] = createSignal(false);
  const create = async (): Promise<void> => {
    setBusy(true);
    try {
      const plain = structuredClone(unwrap(options));
      const { table } = await api.createTable(requestOf(structuredClone(unwrap(seating)), plain));
      keep(OPTIONS_KEY, JSON.stringify(plain));
      if (props.guest !== undefined) await invitePerson(table, props.guest).catch(showError);
      go(`/table/${table}`, { replace: true });
    } catch (error) {
      showError(error);
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
      <TableOptionsForm options={options} change={(part) => setOptions(part)} />
    </NewGameForm>
  );
}
