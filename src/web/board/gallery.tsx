/** For work on the drawing: `gallery.html?board=eastern&players=4&steps=200&theme=dark&lit=1`. Not part of the product. */
import { createSignal, For, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { ActionBuffer } from '../../core/actions.js';
import { NOBODY } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import { Random } from '../../core/random.js';
import { games } from '../../games/index.js';
import { language } from '../i18n/index.js';
import { describeTarget } from './describe.js';
import { Board, Thumbnail } from './index.jsx';

const asked = new URLSearchParams(location.search);
const id = asked.get('board') ?? 'hanseatic-45';
const shelved = games.find((g) => g.boards.has(id))!;
/** `own=1` shows the board as if it were somebody's own, without a coast drawn by hand. */
const own = asked.has('own');
const files = import.meta.glob('../../games/*/boards/*.json', { eager: true, import: 'default' });
const file = Object.values(files).find((f) => (f as { id: string }).id === id) as JsonObject;
const game = own ? shelved.withBoards([{ ...file, id: 'own' }]) : shelved;
const configs = game.configs().filter((c) => c.board === (own ? 'own' : id));
const players = asked.get('players');
const edition = asked.get('edition') ?? 'big-box';
const config =
  configs.find(
    (c) => String(c.players) === (players ?? String(c.players)) && (c.edition ?? edition) === edition,
  ) ?? configs[0];
const rules = game.rules(config);
const random = new Random(asked.get('seed') ?? 'gallery');
const state = rules.setUp(random);
const buffer = new ActionBuffer();
function step(): void {
  if (rules.decider(state) === NOBODY) return;
  buffer.clear();
  rules.legal(state, buffer);
  rules.apply(state, buffer.at(random.below(buffer.length)));
}
if (!asked.has('fixture')) for (let i = 0; i < Number(asked.get('steps') ?? 0); i++) step();
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';

/** `fixture=eastern-big-box-5&steps=200`: a game from the tests instead of one at random. */
const fixtures = import.meta.glob<{ default: { position: JsonObject; actions: { action: JsonObject }[] } }>(
  '../../../tests/fixtures/games/*.json',
);
const named = asked.get('fixture');
if (named !== null) {
  const record = (await fixtures[`../../../tests/fixtures/games/${named}.json`]()).default;
  state.set(rules.readPosition(record.position));
  const steps = Number(asked.get('steps') ?? record.actions.length);
  for (const { action } of record.actions.slice(0, steps))
    rules.apply(state, rules.readAction(state, action));
}
const [position, setPosition] = createSignal(rules.writePosition(state));
const names = ['Anna', 'Bertram', 'Clara', 'Dietrich', 'Elsbeth'].slice(0, rules.players);
const [line, setLine] = createSignal('');
const lit = new Set((asked.get('lit') ?? '').split(',').filter((target) => target !== ''));
const recent = new Map(
  (asked.get('recent') ?? '').split(',').map((target, i) => [target, i % rules.players]),
);
const marked = new Set((asked.get('marked') ?? '').split(',').filter((target) => target !== ''));
document.addEventListener('keydown', (event) => {
  if (event.key !== 'n') return;
  step();
  setPosition(rules.writePosition(state));
});

render(
  () => (
    <div style={{ height: '100%', position: 'relative' }}>
      <Show when={asked.has('thumbs')}>
        <div
          style={{
            display: 'flex',
            width: '1200px',
            gap: '8px',
            'align-items': 'start',
            position: 'absolute',
            'z-index': 2,
          }}
        >
          <For each={games.flatMap((g) => [...g.boards.keys()].map((b) => [g, b] as const))}>
            {([g, b]) => <Thumbnail game={g} board={b} label={b} />}
          </For>
        </div>
      </Show>
      <Board
        rules={rules}
        position={position()}
        colours={[0, 1, 2, 3, 4]}
        names={names}
        lit={lit}
        marked={marked}
        recent={recent}
        onPick={(target) => setLine(`picked ${target}`)}
        onAsk={(target) =>
          setLine(
            target === null
              ? ''
              : `${target}: ${describeTarget(rules, position(), target, names, language()).join(' ')}`,
          )
        }
      />
      <p
        id="line"
        style={{ position: 'absolute', left: '8px', bottom: '0', color: '#fff', font: '13px sans-serif' }}
      >
        {line()}
      </p>
    </div>
  ),
  document.getElementById('app')!,
);
