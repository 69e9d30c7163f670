/** Results by game, board and number of players. */
import { For, Show } from 'solid-js';
import { number as localNumber } from '../../../../languages/intl.js';
import type { Tally } from '../../../../protocol/people/profile.js';
import { boardName, gameName } from '../../../home/names.js';
import { language, t } from '../../../i18n/index.js';

const number = (value: number): string => localNumber(value, language());

export function Tallies(props: { tallies: readonly Tally[]; isCut: boolean }) {
  return (
    <Show when={props.tallies.length > 0}>
      <section class="card me-card" aria-labelledby="player-tallies">
        <h2 id="player-tallies">{t('people.results')}</h2>
        <section class="me-scroll" tabindex="0" aria-label={t('people.asTable')}>
          <table class="me-results tallies">
            <thead>
              <tr>
                <th scope="col">{t('online.board')}</th>
                <th scope="col">{t('table.players')}</th>
                <th scope="col">{t('online.games')}</th>
                <th scope="col">{t('online.wins')}</th>
                <th scope="col">{t('people.meanRank')}</th>
                <th scope="col">{t('people.meanScore')}</th>
              </tr>
            </thead>
            <tbody>
              <For each={props.tallies}>
                {(tally) => (
                  <tr>
                    <th scope="row">
                      {boardName(tally, tally.ownBoard)} <span class="hint">{gameName(tally.game)}</span>
                    </th>
                    <td>{tally.players}</td>
                    <td>{tally.games}</td>
                    <td>{number(tally.wins)}</td>
                    <td>{number(tally.meanRank)}</td>
                    <td>{number(tally.meanScore)}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </section>
        <Show when={props.isCut}>
          <p class="hint">{t('people.newestOnly')}</p>
        </Show>
      </section>
    </Show>
  );
}
