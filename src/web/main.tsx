import { render } from 'solid-js/web';
import { App } from './app.jsx';
import { startServiceWorker } from './pwa/start.js';
import { applySettings } from './settings/settings.js';
import { startRouter } from './shell/router.js';
import './styles/tokens.css';
import './styles/base.css';
import './styles/components.css';

applySettings();
startRouter();
render(() => <App />, document.getElementById('app')!);
startServiceWorker();
