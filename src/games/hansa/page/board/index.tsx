/** The Baltic of Hansa: a sea chart drawn from the board file. */
import { createMemo, For, Show } from 'solid-js';
import type { BoardProps } from '../../../../web/board/board.js';
import type { Hit } from '../../../../web/board/input/hits.jsx';
import { Cog } from '../../../../web/board/map/ornaments.jsx';
import { Glider } from '../../../../web/board/pieces/glide.jsx';
import { Stage } from '../../../../web/board/stage.jsx';
import { boardNameOf } from '../../../../web/home/names.js';
import { language } from '../../../../web/i18n/index.js';
import { texts } from '../../rules/texts/words.js';
import { describe } from './describe.js';
import { framed, printOf } from './drawings.js';
import { asPosition, type Chart, chartOf, type Position, pileSize } from './file.js';
import { type PortPlace, portsOf } from './layout.js';
import { PortState } from './ports.jsx';

export function HansaBoard(props: BoardProps) {
  const chart = chartOf(props.rules);
  const ports = portsOf(chart);
  const position = createMemo(() => asPosition(props.position));
  const ship = () => ports.find(({ port }) => port.id === position().ship)?.ship ?? ports[0].ship;
  const { map, outer } = framed(chart);
  const fixed = fixedHits(ports);
  const hits = createMemo((): Hit[] => [
    ...fixed,
    { target: 'ship', at: ship(), shape: { r: 26 }, named: true },
  ]);
  return (
    <Stage
      board={props}
      title={boardNameOf(props.rules)}
      extent={outer}
      hits={hits()}
      print={printOf(chart)}
      describe={describe}
    >
      <PortState ports={ports} position={position()} colours={props.colours} />
      <Header
        chart={chart}
        title={boardNameOf(props.rules)}
        position={position()}
        x={map.x}
        y={map.y}
        w={map.w}
      />
      <Glider at={ship()}>
        <ellipse class="piece-shadow" cx="2" cy="22" rx="32" ry="7" />
        <g class="board-ship">
          <Cog at={[0, 0]} size={1.65} />
        </g>
      </Glider>
    </Stage>
  );
}

function Header(props: { chart: Chart; title: string; position: Position; x: number; y: number; w: number }) {
  const title = () => props.title.replace(/\s*\(.*\)$/, '');
  return (
    <g>
      <text class="frame-title" x={props.x + 8} y={props.y - 22}>
        {title()}
      </text>
      <Show when={props.chart.reconstructed.length > 0}>
        <text class="frame-note" x={props.x + 26 + title().length * 18} y={props.y - 24}>
          {texts.in(language()).board.reconstructed}
          <title>{props.chart.reconstructed.map((part) => part[language()] ?? part.en).join('\n')}</title>
        </text>
      </Show>
      <text
        class="frame-label"
        text-anchor="end"
        x={props.x + props.w - props.position.piles.length * 52}
        y={props.y - 25}
      >
        {texts.in(language()).board.piles}
      </text>
      <For each={props.position.piles.map(pileSize)}>
        {(size, i) => (
          <g
            transform={`translate(${props.x + props.w - (props.position.piles.length - i()) * 52 + 30} ${props.y - 32})`}
          >
            <Show when={size > 0}>
              <rect class="pile-under" x="-15" y="-13" width="36" height="32" rx="4" />
              <rect class="pile-under" x="-17" y="-15" width="36" height="32" rx="4" />
            </Show>
            <rect
              class={size > 0 ? 'pile' : 'pile pile-empty'}
              x="-19"
              y="-17"
              width="36"
              height="32"
              rx="4"
            />
            <text class="pile-count" x="-1" y="5.5">
              {size}
            </text>
          </g>
        )}
      </For>
    </g>
  );
}

const fixedHits = (ports: readonly PortPlace[]): Hit[] =>
  ports.flatMap(({ port, box, spaces }): Hit[] => [
    {
      target: `city:${port.id}`,
      at: [box.x + box.w / 2, box.y + box.h / 2],
      shape: { w: box.w, h: box.h },
      named: true,
    },
    ...spaces.map(
      (at, i): Hit => ({ target: `warehouse:${port.id}/${i}`, at, shape: { w: 40, h: 42 }, named: true }),
    ),
  ]);
