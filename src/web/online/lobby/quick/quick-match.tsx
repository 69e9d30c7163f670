/** A game with anybody: pace and size, then wait for others. Bots are offered when nobody comes for a while. */
import { createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { games } from '../../../../games/index.js';
import { QUICK_PACES, type QuickPace } from '../../../../protocol/tables/quick.js';
import { gameName } from '../../../home/names.js';
import { t } from '../../../i18n/index.js';
import { keep, kept } from '../../../settings/keep.js';
import { Icon } from '../../../shell/controls/icons.jsx';
import { Radios } from '../../../shell/controls/radios.jsx';
import { toast } from '../../../shell/controls/toast.jsx';
import { go } from '../../../shell/router.js';
import { paceText } from '../../times.js';
import { Seek, type SeekWish } from './seek.js';

/** How long somebody waits for people before bots are offered. */
const BOTS_AFTER_MS = 45_000;
const WISH_KEY = 'quick-match';
const PACES = Object.keys(QUICK_PACES) as QuickPace[];

const sizesOf = (game: string): number[] => {
  const configs = games.find(({ id }) => id === game)?.configs() ?? [];
  return [...new Set(configs.map(({ players }) => Number(players)))].sort();
};

/** What was looked for last, if it can still be. */
function lastWish(): SeekWish {
  const [game, pace, players] = (kept(WISH_KEY) ?? '').split(' ');
  const known = games.find(({ id }) => id === game)?.id ?? games[0].id;
  const sizes = sizesOf(known);
  return {
    game: known,
    pace: PACES.find((one) => one === pace) ?? 'live',
    players: sizes.includes(Number(players)) ? Number(players) : (sizes.at(1) ?? sizes[0]),
  };
}

/** A search as the screen shows it; it ends with the screen. */
function createSearch(wish: () => SeekWish) {
  const [seek, setSeek] = createSignal<Seek | null>(null);
  const [waiting, setWaiting] = createSignal(1);
  const [isLong, setLong] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    seek()?.stop();
    setSeek(null);
  };
  onCleanup(stop);
  const found = (table: string): void => {
    stop();
    toast(t('lobby.found'));
    go(`/table/${table}`);
  };
  const ended = (reason: string): void => {
    stop();
    toast(reason || t('lobby.seekLost'), { kind: 'error' });
  };
  const start = (): void => {
    const { game, pace, players } = wish();
    keep(WISH_KEY, `${game} ${pace} ${players}`);
    setWaiting(1);
    setLong(false);
    timer = setTimeout(() => setLong(true), BOTS_AFTER_MS);
    setSeek(new Seek(wish(), { onWaiting: setWaiting, onFound: found, onEnded: ended }));
  };
  return { seek, waiting, isLong, start, stop };
}

/** Whether the next lobby looks for the same at once. */
let isWantedAgain = false;

/** Looks again for what was looked for last. */
export function seekAgain(): void {
  isWantedAgain = true;
  go('/together');
}

export function QuickMatch() {
  const [wish, setWish] = createSignal<SeekWish>(lastWish());
  const search = createSearch(wish);
  let section!: HTMLElement;
  onMount(() => {
    if (!isWantedAgain) return;
    isWantedAgain = false;
    search.start();
    section.scrollIntoView({ block: 'center' });
  });
  return (
    <section class="card quick" aria-labelledby="quick-title" ref={section}>
      <h2 id="quick-title">{t('lobby.quick')}</h2>
      <Show
        when={search.seek()}
        fallback={
          <WishForm
            wish={wish()}
            change={(part) => setWish(fitting({ ...wish(), ...part }))}
            start={search.start}
          />
        }
      >
        {(seek) => <Searching {...search} wish={wish()} acceptBots={() => seek().acceptBots()} />}
      </Show>
    </section>
  );
}

function Searching(props: {
  wish: SeekWish;
  waiting(): number;
  isLong(): boolean;
  acceptBots(): void;
  stop(): void;
}) {
  return (
    <>
      <p role="status">
        <strong>{t('lobby.seeking')}</strong>{' '}
        <span>{t('lobby.seekers', { n: props.waiting(), players: props.wish.players })}</span>
      </p>
      <p class="hint">{[gameName(props.wish.game), paceText(QUICK_PACES[props.wish.pace])].join(' · ')}</p>
      <Show when={props.isLong()}>
        <p>{t('lobby.botsOffer')}</p>
      </Show>
      <div class="quick-ways">
        <Show when={props.isLong()}>
          <button type="button" class="button button-primary" data-bots onClick={() => props.acceptBots()}>
            {t('lobby.botsToo')}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => props.stop()}>
          {t('lobby.stopSeeking')}
        </button>
      </div>
    </>
  );
}

/** Not every game is for every number of players. */
function fitting(wish: SeekWish): SeekWish {
  const sizes = sizesOf(wish.game);
  return sizes.includes(wish.players) ? wish : { ...wish, players: sizes[sizes.length - 1] };
}

function WishForm(props: { wish: SeekWish; change(part: Partial<SeekWish>): void; start(): void }) {
  return (
    <>
      <p class="hint">{t('lobby.quickHint')}</p>
      <div class="quick-wish">
        <label class="labelled">
          <span>{t('home.whichGame')}</span>
          <select class="field" onChange={({ currentTarget: { value } }) => props.change({ game: value })}>
            <For each={games}>
              {({ id, title }) => (
                <option value={id} selected={props.wish.game === id}>
                  {gameName(id, title)}
                </option>
              )}
            </For>
          </select>
        </label>
        <label class="labelled">
          <span>{t('online.pace')}</span>
          <select
            class="field"
            onChange={({ currentTarget: { value } }) => props.change({ pace: value as QuickPace })}
          >
            <For each={PACES}>
              {(pace) => (
                <option value={pace} selected={props.wish.pace === pace}>
                  {paceText(QUICK_PACES[pace])}
                </option>
              )}
            </For>
          </select>
        </label>
        <Radios
          name="quick-players"
          legend={t('lobby.players')}
          value={String(props.wish.players)}
          choices={sizesOf(props.wish.game).map((n) => ({ value: String(n), label: String(n) }))}
          choose={(n) => props.change({ players: Number(n) })}
        />
      </div>
      <div class="quick-ways">
        <button type="button" class="button button-primary" data-seek onClick={() => props.start()}>
          <Icon name="people" />
          {t('lobby.seek')}
        </button>
      </div>
    </>
  );
}
