/** Who sits where: you, friends at this screen, bots; each with a name and a colour. */
import { For, Index, Show } from 'solid-js';
import { LEVELS } from '../../../bots/levels.js';
import { PlayerPiece } from '../../board/pieces/piece.jsx';
import { PLAYER_COLOURS } from '../../board/pieces/players.js';
import { t, textOr } from '../../i18n/index.js';
import { botHint, botName } from '../names.js';
import { botOf, defaultName, type SeatPlan } from './setup.js';

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

export function SeatRows(props: {
  seats: readonly SeatPlan[];
  /** What a seat of somebody else is called, where that is not a friend at this screen. */
  friend?: string;
  /** Which sitters are given a name here; everybody, unless it says otherwise. */
  named?(who: string): boolean;
  /** Bots besides the levels. */
  more?: readonly BotOffer[];
  change(seats: SeatPlan[]): void;
}) {
  /** The strongest first; and one that sits here already, if it is no longer on offer. */
  const botsFor = (seat: SeatPlan): readonly string[] => {
    const offered = [...[...LEVELS].reverse(), ...(props.more ?? []).map(({ bot }) => bot)];
    const sitting = botOf(seat.who);
    return sitting === undefined || offered.includes(sitting) ? offered : [...offered, sitting];
  };
  const offer = (bot: string): BotOffer => props.more?.find((more) => more.bot === bot) ?? offerOf(bot);
  const edit = (index: number, part: Partial<SeatPlan>): void => {
    props.change(props.seats.map((seat, i) => (i === index ? { ...seat, ...part } : { ...seat })));
  };
  /** There is one of you: whoever sat as `you` before is a friend now. */
  const sit = (index: number, who: string): void => {
    props.change(
      props.seats.map((seat, i) => {
        if (i === index) return { ...seat, who, name: '' };
        return who === 'you' && seat.who === 'you' ? { ...seat, who: 'friend', name: '' } : { ...seat };
      }),
    );
  };
  /** Colours are all different: the seat that had it takes this one's. */
  const paint = (index: number, colour: number): void => {
    const { colour: old } = props.seats[index];
    props.change(
      props.seats.map((seat, i) => {
        if (i === index) return { ...seat, colour };
        return seat.colour === colour ? { ...seat, colour: old } : { ...seat };
      }),
    );
  };
  /** What to expect of a bot is said once. */
  const isNew = (index: number): boolean =>
    props.seats.findIndex(({ who }) => who === props.seats[index].who) === index;
  return (
    <fieldset class="seats">
      <legend>{t('home.who')}</legend>
      <Index each={props.seats}>
        {(seat, index) => (
          <fieldset class="seat">
            <legend class="visually-hidden">{t('home.seat', { n: index + 1 })}</legend>
            <div class="seat-top">
              <PlayerPiece kind="trader" colour={seat().colour} size={28} />
              <select
                class="field"
                aria-label={t('home.sits', { n: index + 1 })}
                value={seat().who}
                onChange={(event) => sit(index, event.currentTarget.value)}
              >
                <option value="you">{t('home.you')}</option>
                <option value="friend">{props.friend ?? t('home.friend')}</option>
                <For each={botsFor(seat())}>
                  {(bot) => <option value={`bot:${bot}`}>{offer(bot).label}</option>}
                </For>
              </select>
              <Show when={props.named?.(seat().who) ?? true}>
                <input
                  class="field"
                  maxlength="40"
                  autocomplete="off"
                  aria-label={t('home.nameOf', { n: index + 1 })}
                  placeholder={defaultName(props.seats, index)}
                  value={seat().name}
                  onInput={(event) => edit(index, { name: event.currentTarget.value })}
                />
              </Show>
            </div>
            <div class="colours" role="radiogroup" aria-label={t('home.colourOf', { n: index + 1 })}>
              <For each={PLAYER_COLOURS}>
                {(colour) => (
                  <label class="colour">
                    <input
                      type="radio"
                      name={`colour-${index}`}
                      aria-label={colourName(colour)}
                      checked={seat().colour === colour}
                      onChange={() => paint(index, colour)}
                    />
                    <PlayerPiece kind="merchant" colour={colour} size={24} />
                  </label>
                )}
              </For>
            </div>
            <Show when={isNew(index) && botOf(seat().who)}>
              {(bot) => <p class="hint">{offer(bot()).hint}</p>}
            </Show>
          </fieldset>
        )}
      </Index>
    </fieldset>
  );
}
