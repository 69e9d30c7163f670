/** Ways into a game: resume first, then a new one; on a first visit a choice of three. */
import { createSignal, Show } from 'solid-js';
import { t } from '../i18n/index.js';
import { Icon } from '../shell/controls/icons.jsx';
import { toast } from '../shell/controls/toast.jsx';
import { go } from '../shell/router.js';
import { prepareGame } from '../shell/screens.jsx';
import { hasServer, myTables } from '../shell/server.js';
import type { SavedGame } from '../store/saved-game.js';
import { boardName, gameName, titleOfTable } from './names.js';
import { botOf, gameOf, nameOf, rememberedSeating, start, startAgain } from './new-game/seating.js';
import { Welcome } from './welcome.jsx';

interface Props {
  /** The game to resume; `undefined` until known. */
  readonly running: SavedGame | null | undefined;
  /** Whether there was one when the page was last open. */
  readonly wasRunning: boolean;
  readonly isFirstVisit: boolean;
}

export function Starters(props: Props) {
  const [busy, setBusy] = createSignal(false);
  const play = async (game: string, begin: () => Promise<SavedGame>): Promise<void> => {
    setBusy(true);
    void prepareGame(game);
    try {
      const { id } = await begin();
      go(`/game/${id}`);
    } catch (error) {
      toast((error as Error).message, { kind: 'error' });
      setBusy(false);
    }
  };
  return (
    <Show
      when={props.isFirstVisit}
      fallback={
        <AllWays {...props} busy={busy()} onPlay={() => void play(gameOf(rememberedSeating()), startAgain)} />
      }
    >
      <Welcome busy={busy()} onPlay={(seating) => void play(gameOf(seating), () => start(seating))} />
    </Show>
  );
}

function AllWays(props: Props & { busy: boolean; onPlay(): void }) {
  const waiting = () => myTables().find(({ you }) => you.decides);
  const isUnderWay = (): boolean =>
    waiting() !== undefined || (props.running === undefined ? props.wasRunning : props.running !== null);
  return (
    <div class="starters">
      <Show when={waiting()}>
        {(table) => (
          <a class="button button-primary button-large resume" href={`#/table/${table().id}`}>
            <Icon name="people" />
            <span class="resume-words">{t('home.waitingForYou', { name: titleOfTable(table()) })}</span>
          </a>
        )}
      </Show>
      <Resume {...props} isFirst={waiting() === undefined} />
      <button
        type="button"
        class="button button-large"
        classList={{ 'button-primary': !isUnderWay() }}
        disabled={props.busy}
        aria-describedby="play-now-what"
        onClick={() => props.onPlay()}
      >
        <Icon name="play" />
        {t('home.playNow')}
      </button>
      <PlayNowPreview />
      <MoreLinks />
    </div>
  );
}

/**
 * The game in progress on this device. Its space is reserved until it is loaded, so that nothing moves under a finger.
 */
function Resume(props: Props & { isFirst: boolean }) {
  const words = (name: string) => (
    <>
      <Icon name="replay" />
      <span class="resume-words">{t('home.resume', { name })}</span>
    </>
  );
  return (
    <Show
      when={props.running}
      fallback={
        <Show when={props.running === undefined && props.wasRunning}>
          <span class="button button-large resume" aria-disabled="true">
            {words('…')}
          </span>
        </Show>
      }
    >
      {(game) => (
        <a
          class="button button-large resume"
          classList={{ 'button-primary': props.isFirst }}
          href={`#/game/${game().id}`}
        >
          {words(game().name)}
        </a>
      )}
    </Show>
  );
}

/** What *Play now* would start. */
function PlayNowPreview() {
  const last = rememberedSeating();
  const company = (): string => {
    const bots = last.seats.filter(({ who }) => botOf(who) !== undefined).length;
    const people = last.seats.flatMap(({ who }, i) =>
      botOf(who) === undefined ? [nameOf(last.seats, i)] : [],
    );
    const others = bots === 0 ? [] : [t('home.bots', { n: bots })];
    return [...people, ...others].join(', ');
  };
  return (
    <p class="hint" id="play-now-what">
      {`${gameName(last.config.game)} · ${boardName(last.config, last.title)} · ${company()}`}
    </p>
  );
}

function MoreLinks() {
  return (
    <div class="starters-more">
      <a class="button" href="#/new">
        <Icon name="plus" />
        {t('home.newGame')}
      </a>
      <Show when={hasServer()}>
        <a class="button" href="#/together">
          <Icon name="people" />
          {t('common.together')}
        </a>
      </Show>
      <a class="button" href="#/learn">
        <Icon name="learn" />
        {t('common.learn')}
      </a>
      <a class="button" href="#/rules">
        <Icon name="book" />
        {t('common.rules')}
      </a>
    </div>
  );
}
