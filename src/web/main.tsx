import { render } from 'solid-js/web';
import { start } from '../languages/packs.js';
import { App } from './app.jsx';
import { useTexts } from './i18n/index.js';
import { startServiceWorkerSoon } from './pwa/start.js';
import { applySettings } from './settings/settings.js';
import { startRouter } from './shell/router.js';
import './styles/tokens.css';
import './styles/base.css';
import './styles/components.css';

function open(): void {
  applySettings();
  render(() => <App />, document.getElementById('app')!);
  startServiceWorkerSoon();
}

// Before the texts are loaded, so that no change of the address is missed.
startRouter();
void useTexts(start).then(open);
