/** The route: the part of the address after the #. */
import { createSignal } from 'solid-js';

export type Route =
  | {
      readonly screen:
        | 'home'
        | 'new'
        | 'boards'
        | 'learn'
        | 'rules'
        | 'settings'
        | 'together'
        | 'me'
        | 'people'
        | 'admin';
      readonly rest?: string;
      /** The part after the question mark: the lobby's filters. */
      readonly query?: string;
    }
  | { readonly screen: 'game' | 'replay' | 'table' | 'player'; readonly id: string }
  /** Secrets are in the fragment, so they are not sent to a server with the request. */
  | { readonly screen: 'join'; readonly table: string; readonly secret: string }
  | { readonly screen: 'device'; readonly code: string }
  | { readonly screen: 'sign-in'; readonly code: string }
  | { readonly screen: 'mailbox'; readonly code: string }
  | { readonly screen: 'unknown'; readonly path: string };

/** Reads the part after the #; exported for its test. */
export function readRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '');
  const [place, query] = path.startsWith('together?') ? path.split('?', 2) : [path];
  const [screen, ...more] = place.split('/');
  const rest = more.join('/');
  switch (screen) {
    case '':
      return { screen: 'home' };
    case 'new':
    case 'boards':
    case 'learn':
    case 'rules':
    case 'settings':
    case 'together':
    case 'me':
    case 'people':
    case 'admin':
      return {
        screen,
        ...(rest === '' ? {} : { rest: decode(rest) }),
        ...(query === undefined ? {} : { query }),
      };
    case 'game':
    case 'replay':
    case 'table':
      return /^[\w-]+$/.test(rest) ? { screen, id: rest } : { screen: 'unknown', path };
    case 'player':
      return /^[\w.:-]+$/.test(rest) ? { screen, id: rest } : { screen: 'unknown', path };
    case 'join':
      return more.length === 2 && more.every((part) => /^[\w-]+$/.test(part))
        ? { screen, table: more[0], secret: more[1] }
        : { screen: 'unknown', path };
    case 'device':
    case 'sign-in':
    case 'mailbox':
      return /^[\w.-]+$/.test(rest) ? { screen, code: rest } : { screen: 'unknown', path };
    default:
      return { screen: 'unknown', path };
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const here = (): Route => readRoute(globalThis.location?.hash ?? '');
const [route, setRoute] = createSignal<Route>(here());

export { route };

export function startRouter(): void {
  addEventListener('hashchange', () => setRoute(here()));
}

/** Goes to a screen: `go('/game/ID')`. With `replace`, the browser's back button skips the current screen. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) {
    history.replaceState(null, '', `#${path}`);
    setRoute(here());
  } else {
    location.hash = path;
  }
}
