/** Where we are: the part of the address behind the #. */
import { createSignal } from 'solid-js';

export type Route =
  | { readonly screen: 'home' | 'new' | 'learn' | 'rules' | 'settings'; readonly rest?: string }
  | { readonly screen: 'game' | 'replay'; readonly id: string }
  | { readonly screen: 'unknown'; readonly path: string };

export function readRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '');
  const [screen, ...more] = path.split('/');
  const rest = more.join('/');
  switch (screen) {
    case '':
      return { screen: 'home' };
    case 'new':
    case 'learn':
    case 'rules':
    case 'settings':
      return rest === '' ? { screen } : { screen, rest: decode(rest) };
    case 'game':
    case 'replay':
      return /^[\w-]+$/.test(rest) ? { screen, id: rest } : { screen: 'unknown', path };
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

/** Goes to a screen: `go('/game/ID')`. With `replace`, the way back skips the screen that is left. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) {
    history.replaceState(null, '', `#${path}`);
    setRoute(here());
  } else {
    location.hash = path;
  }
}
