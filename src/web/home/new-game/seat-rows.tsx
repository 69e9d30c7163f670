/** Who sits where: you, friends at this screen, bots; each with a name and a colour. */
import { createMemo, createSignal, For, Index, Show } from 'solid-js';
import { LEVELS, SETTINGS, THINKING_LEVELS } from '../../../bots/levels.js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import { PLAYER_COLOURS } from '../../board/pieces/players.js';
import { t, textOr } from '../../i18n/index.js';
import { botHint, botName } from '../names.js';
import { botOf, defaultName, type SeatChoice } from './seating.js';

interface BotOffer {
  readonly bot: string;
  readonly label: string;
  readonly hint: string;
}

const offerOf = (bot: string): BotOffer => ({
  bot,
  label: t('home.botKind', { name: botName(bot) }),
  hint: botHint(bot),
});

const colourName = (colour: number): string => textOr(`home.colour-${colour}`, String(colour + 1));

/** Only one seat can be `you`: a previous one becomes a friend's. */
const withPlayer = (seats: readonly SeatChoice[], index: number, who: string): SeatChoice[] =>
  seats.map((seat, i) => {
    if (i === index) return { ...seat, who, name: '' };
    return who === 'you' && seat.who === 'you' ? { ...seat, who: 'friend', name: '' } : { ...seat };
  });

/** Colours are unique: the seat that had this one swaps. */
const withColour = (seats: readonly SeatChoice[], index: number, colour: number): SeatChoice[] =>
  seats.map((seat, i) => {
    if (i === index) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: seats[index].colour } : { ...seat };
  });

interface Props {
  readonly seats: readonly SeatChoice[];
  /** What to call another person's seat, if not a friend at this screen. */
  readonly friend?: string;
  /** Which kinds of players get a name field; all by default. */
  named?(who: string): boolean;
  /** Whether a bot plays below its level on the chosen board. */
  isUnlearnt?(bot: string): boolean;
  /** Bots besides the levels. */
  readonly more?: readonly BotOffer[];
  change(seats: SeatChoice[]): void;
}

export function SeatRows(props: Props) {
  return (
    <fieldset class="seats">
      <legend>{t('home.who')}</legend>
      <Index each={props.seats}>{(seat, index) => <SeatRow {...props} seat={seat()} index={index} />}</Index>
    </fieldset>
  );
}

interface RowProps extends Props {
  readonly seat: SeatChoice;
  readonly index: number;
}

const offerIn = ({ more }: Props, bot: string): BotOffer =>
  more?.find((offer) => offer.bot === bot) ?? offerOf(bot);

function SeatRow(props: RowProps) {
  const { index } = props;
  /** Colours are hidden until asked for, so that five seats fit on a screen. */
  const [isPainting, setIsPainting] = createSignal(false);
  const rename = (name: string): void =>
    props.change(props.seats.map((seat, i) => (i === index ? { ...seat, name } : { ...seat })));
  return (
    <fieldset class="seat">
      <legend class="visually-hidden">{t('home.seat', { n: index + 1 })}</legend>
      <div class="seat-top">
        <button
          type="button"
          class="seat-colour"
          aria-expanded={isPainting()}
          aria-label={t('home.colourOf', { n: index + 1 })}
          onClick={() => setIsPainting(!isPainting())}
        >
          <PlayerPiece kind="trader" colour={props.seat.colour} size={28} />
        </button>
        <PlayerSelect {...props} />
        <Show when={props.named?.(props.seat.who) ?? true}>
          <input
            class="field"
            maxlength="40"
            autocomplete="off"
            aria-label={t('home.nameOf', { n: index + 1 })}
            placeholder={defaultName(props.seats, index)}
            value={props.seat.name}
            onInput={(event) => rename(event.currentTarget.value)}
          />
        </Show>
      </div>
      <Show when={isPainting()}>
        <ColourChoice
          index={index}
          colour={props.seat.colour}
          choose={(colour) => props.change(withColour(props.seats, index, colour))}
        />
      </Show>
      <BotHint {...props} />
    </fieldset>
  );
}

/** You, a friend or a bot. */
function PlayerSelect(props: RowProps) {
  /** The level of the bot that sits here, if more can be asked of it. */
  const thinker = createMemo(() =>
    THINKING_LEVELS.find((level) => botOf(props.seat.who)?.split(':')[0] === level),
  );
  /** The strongest first; includes the bot in this seat even if it is no longer offered. */
  const bots = (): readonly string[] => {
    const offered = [...[...LEVELS].reverse(), ...(props.more ?? []).map(({ bot }) => bot)];
    const sitting = botOf(props.seat.who);
    const isOffered = sitting === undefined || offered.includes(sitting) || thinker() !== undefined;
    return isOffered ? offered : [...offered, sitting];
  };
  return (
    <select
      class="field"
      aria-label={t('home.playerOf', { n: props.index + 1 })}
      value={props.seat.who}
      onChange={(event) => props.change(withPlayer(props.seats, props.index, event.currentTarget.value))}
    >
      <option value="you">{t('home.you')}</option>
      <option value="friend">{props.friend ?? t('home.friend')}</option>
      <For each={bots()}>{(bot) => <option value={`bot:${bot}`}>{offerIn(props, bot).label}</option>}</For>
      <Show when={thinker()}>
        {(level) => (
          <optgroup label={t('home.botSettings', { name: botName(level()) })}>
            <For each={SETTINGS.map((setting) => `${level()}:${setting}`)}>
              {(bot) => (
                <option value={`bot:${bot}`} selected={props.seat.who === `bot:${bot}`}>
                  {offerOf(bot).label}
                </option>
              )}
            </For>
          </optgroup>
        )}
      </Show>
    </select>
  );
}

/** What to expect of a bot, said once, at its first seat. */
function BotHint(props: RowProps) {
  const isFirst = (): boolean => props.seats.findIndex(({ who }) => who === props.seat.who) === props.index;
  return (
    <Show when={isFirst() && botOf(props.seat.who)}>
      {(bot) => (
        <p class="hint">{props.isUnlearnt?.(bot()) ? t('home.unlearnt') : offerIn(props, bot()).hint}</p>
      )}
    </Show>
  );
}

function ColourChoice(props: { index: number; colour: number; choose(colour: number): void }) {
  return (
    <div class="colours" role="radiogroup" aria-label={t('home.colourOf', { n: props.index + 1 })}>
      <For each={PLAYER_COLOURS}>
        {(colour) => (
          <label class="colour">
            <input
              type="radio"
              name={`colour-${props.index}`}
              aria-label={colourName(colour)}
              checked={props.colour === colour}
              onChange={() => props.choose(colour)}
            />
            <PlayerPiece kind="merchant" colour={colour} size={24} />
          </label>
        )}
      </For>
    </div>
  );
}
