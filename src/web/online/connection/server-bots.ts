/** The bots one can choose from at a server: the levels, and those that whoever runs it has added. */
import { createRoot, createSignal } from 'solid-js';
import { LEVELS } from '../../../bots/levels.js';
import { botName } from '../../home/names.js';
import { t } from '../../i18n/index.js';
import * as api from './api.js';

const { added, setAdded } = createRoot(() => {
  const [added, setAdded] = createSignal<readonly string[]>([]);
  return { added, setAdded };
});
let isAsked = false;

/** Those that only this server has; it is asked when somebody first wants to know. */
export function serverBots(): readonly string[] {
  if (!isAsked) {
    isAsked = true;
    void api.server().then(
      ({ outside }) => setAdded(outside),
      () => {
        isAsked = false;
      },
    );
  }
  return added();
}

export const botChoices = (): readonly string[] => [...LEVELS, ...serverBots()];

export const choiceName = (bot: string): string =>
  serverBots().includes(bot) ? t('online.serverBot', { name: bot }) : botName(bot);
