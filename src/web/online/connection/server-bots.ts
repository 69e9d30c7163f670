/** The bots a server offers: our levels, and the programs its operator has added. */
import { createRoot, createSignal } from 'solid-js';
import { LEVELS } from '../../../bots/levels.js';
import { botName } from '../../home/names.js';
import { t } from '../../i18n/index.js';
import * as api from './api.js';

const { added, setAdded } = createRoot(() => {
  const [added, setAdded] = createSignal<readonly string[]>([]);
  return { added, setAdded };
});
let isRequested = false;

/** The bots only this server has; fetched on first use. */
export function serverBots(): readonly string[] {
  if (!isRequested) {
    isRequested = true;
    void api.getServer().then(
      ({ outside }) => setAdded(outside),
      () => {
        isRequested = false;
      },
    );
  }
  return added();
}

export const botChoices = (): readonly string[] => [...LEVELS, ...serverBots()];

export const botLabel = (bot: string): string =>
  serverBots().includes(bot) ? t('online.serverBot', { name: bot }) : botName(bot);
