/** The profile of a player: a person, a program, or what a bot is. */
import { createResource, For, type JSX, Match, Show, Switch } from 'solid-js';
import { day, number as localNumber } from '../../../../languages/intl.js';
import type { Profile, ProfileDetails } from '../../../../protocol/people/profile.js';
import { botHint, botName } from '../../../home/names.js';
import { language, t } from '../../../i18n/index.js';
import { me } from '../../me/identity.js';
import { RequireSignIn } from '../../me/require-sign-in.jsx';
import { Arms } from '../names/arms.jsx';
import { PersonLink } from '../names/person-link.jsx';
import { PersonRow } from '../names/person-row.jsx';
import * as api from '../people-api.js';
import { RelationButtons } from '../relation-buttons.jsx';
import { PlayedList } from './played-list.jsx';
import { RatingHistory } from './rating-history.jsx';
import { Tallies } from './tallies.jsx';
import '../../../home/new-game/new-game.css';
import '../../lobby/lobby.css';
import '../../me/me.css';
import '../people.css';

export function PlayerPage(props: { id: string }) {
  return (
    <RequireSignIn>
      <Show when={props.id} keyed>
        {(id) => <Player id={id} />}
      </Show>
    </RequireSignIn>
  );
}

type Found = Profile | 'gone' | 'failed';

function Player(props: { id: string }) {
  const [found, { refetch }] = createResource(
    (): Promise<Found> =>
      api
        .getProfile(props.id)
        .catch(({ code }: { code?: string }) => (/not-found|malformed/.test(code ?? '') ? 'gone' : 'failed')),
  );
  const profile = (): Profile | undefined => {
    const now = found.latest;
    return typeof now === 'object' ? now : undefined;
  };
  return (
    <div class="page page-narrow me">
      <Switch fallback={<p class="waiting">{t('common.loading')}</p>}>
        <Match when={profile()}>
          {(profile) => <ProfileView profile={profile()} refetch={() => void refetch()} />}
        </Match>
        <Match when={found.latest === 'gone'}>
          <h1>{t('people.gone')}</h1>
          <p>{t('people.goneHint')}</p>
        </Match>
        <Match when={found.latest === 'failed'}>
          <h1>{t('online.unreachable')}</h1>
          <button type="button" class="button" onClick={() => void refetch()}>
            {t('online.tryAgain')}
          </button>
        </Match>
      </Switch>
    </div>
  );
}

const levelOf = ({ player }: Profile): string | undefined =>
  player.startsWith('bot:') ? player.slice('bot:'.length) : undefined;

function ProfileView(props: { profile: Profile; refetch(): void }) {
  return (
    <>
      <Head profile={props.profile} refetch={props.refetch} />
      <Show
        when={props.profile.details}
        fallback={
          <p class="hint" data-private>
            {t('people.private')}
          </p>
        }
      >
        {(details) => (
          <>
            <Figures details={details()} />
            <RatingHistory player={props.profile.player} ratings={details().ratings} />
            <Tallies tallies={details().tallies} isCut={details().more} />
            <Opponents details={details()} />
            <PlayedList player={props.profile.player} />
          </>
        )}
      </Show>
    </>
  );
}

function Head(props: { profile: Profile; refetch(): void }) {
  const level = () => levelOf(props.profile);
  const owner = () => props.profile.player.replace('program:', '');
  const isProgram = () => owner() !== props.profile.player;
  const isMe = () => props.profile.player === me()?.id;
  return (
    <header class="player-head">
      <Show when={props.profile.picture}>{(picture) => <Arms picture={picture()} size={80} />}</Show>
      <div class="player-words">
        <h1>{level() === undefined ? props.profile.name : t('home.botKind', { name: botName(level()) })}</h1>
        <Show when={level()}>{(level) => <BotWords level={level()} />}</Show>
        <Show when={isProgram()}>
          <p>
            {t('people.programOf')} <PersonLink person={owner()} name={props.profile.name} />
          </p>
        </Show>
        <Show when={props.profile.details?.since}>
          {(since) => <p class="hint">{t('people.since', { date: day(since(), language()) })}</p>}
        </Show>
        <Show when={isMe()}>
          <div class="me-row">
            <a class="button" href="#/me">
              {t('people.editProfile')}
            </a>
            <a class="button" href="#/people">
              {t('people.title')}
            </a>
          </div>
        </Show>
        <Show when={level() === undefined && !isProgram() && !isMe()}>
          <RelationButtons profile={props.profile} onChange={props.refetch} />
        </Show>
      </div>
    </header>
  );
}

/** What a bot is; one that the host of the server added is not known by name. */
function BotWords(props: { level: string }) {
  const hint = () => botHint(props.level) || botHint(props.level.split(':')[0]);
  return (
    <>
      <p>{hint() || t('people.outsideBot')}</p>
      <p class="hint">{t('people.botHint')}</p>
    </>
  );
}

function Figures(props: { details: ProfileDetails }) {
  const games = (): string => `${props.details.games}${props.details.more ? '+' : ''}`;
  const wins = (): number => props.details.tallies.reduce((sum, { wins }) => sum + wins, 0);
  const completion = (): string | undefined => {
    const { finished, left } = props.details.completion ?? { finished: 0, left: 0 };
    if (finished + left === 0) return undefined;
    return new Intl.NumberFormat(language(), { style: 'percent' }).format(finished / (finished + left));
  };
  return (
    <section class="card me-card" aria-label={t('people.figures')}>
      <dl class="me-figures">
        <Figure name={t('online.games')}>{games()}</Figure>
        <Figure name={t('online.wins')}>{localNumber(wins(), language())}</Figure>
        <Show when={completion()}>{(rate) => <Figure name={t('people.completion')}>{rate()}</Figure>}</Show>
      </dl>
      <Show when={(props.details.completion?.left ?? 0) > 0}>
        <p class="hint">{t('people.leftGames', { n: props.details.completion!.left })}</p>
      </Show>
      <Show when={props.details.games === 0}>
        <p class="hint">{t('people.noGames')}</p>
      </Show>
    </section>
  );
}

function Figure(props: { name: string; children: JSX.Element }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

function Opponents(props: { details: ProfileDetails }) {
  return (
    <Show when={props.details.opponents.length > 0}>
      <section class="card me-card" aria-labelledby="player-opponents">
        <h2 id="player-opponents">{t('people.opponents')}</h2>
        <ul class="person-list">
          <For each={props.details.opponents}>
            {(person) => (
              <PersonRow
                person={person}
                note={
                  <span class="hint">
                    {t('people.together', { n: person.games, won: localNumber(person.wins, language()) })}
                  </span>
                }
              />
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
