/** Ports: houses with a warehouse in each gable, the name and number, and their current contents. */
import { createMemo, For, Show } from 'solid-js';
import { createEntering } from '../../../../web/board/pieces/entering.js';
import { Glider } from '../../../../web/board/pieces/glide.jsx';
import { playerInk } from '../../../../web/board/pieces/players.js';
import { SYMBOL_PATHS } from '../../../../web/board/pieces/symbols.js';
import { BoothShape, GoodToken } from '../goods.jsx';
import { type Position, splitGood } from './file.js';
import { BANNER, bannerWidth, boothSpot, nameLength, type PortPlace, type Way } from './layout.js';

export function WayLayer(props: { ways: readonly Way[] }) {
  return (
    <g class="board-ways">
      <For each={props.ways}>
        {(way) => (
          <>
            <path class="way-edge" d={way.path} />
            <path class="way" d={way.path} />
            <For each={way.tips}>
              {(tip) => (
                <path
                  class="way-tip"
                  transform={`translate(${tip.at[0]} ${tip.at[1]}) rotate(${tip.turn})`}
                  d="M12,0L-8,-9L-4,0L-8,9z"
                />
              )}
            </For>
          </>
        )}
      </For>
    </g>
  );
}

export function PortLayer(props: { ports: readonly PortPlace[] }) {
  return (
    <g class="board-ports">
      <For each={props.ports}>
        {({ port, spaces }) => {
          const [x, y] = port.at;
          const w = bannerWidth(port.name, spaces.length);
          return (
            <>
              <ellipse class="city-shadow" cx={x + 4} cy={y + 6} rx={w / 2 + 4} ry="9" />
              <For each={spaces}>
                {(at, i) => (
                  <g transform={`translate(${at[0]} ${at[1]})`}>
                    <path
                      class={`gable gable-${(port.number + i() * 2) % 5}`}
                      d={FRONT[(port.number + i()) % 3]}
                    />
                    <path class="gable-window" d="M-2.4,-27v-4.4a2.4,2.4 0 0 1 4.8,0V-27z" />
                    <rect class="warehouse" x="-18.5" y="-19" width="37" height="38" rx="4" />
                  </g>
                )}
              </For>
              <rect class="banner" x={x - w / 2} y={y} width={w} height={BANNER} rx="3" />
              <path
                class="banner-line"
                d={`M${x - w / 2 + 4},${y + 2.8}h${w - 8}M${x - w / 2 + 4},${y + BANNER - 2.8}h${w - 8}`}
              />
              <text
                class="city-name port-name"
                x={x + 11}
                y={y + 18.5}
                textLength={nameLength(port.name, spaces.length)}
                lengthAdjust="spacingAndGlyphs"
              >
                {port.name}
              </text>
              <circle class="port-number-ring" cx={x - w / 2 + 6} cy={y + BANNER / 2} r="14" />
              <text class="port-number" x={x - w / 2 + 6} y={y + BANNER / 2 + 5.5}>
                {port.number}
              </text>
            </>
          );
        }}
      </For>
    </g>
  );
}

const FRONT = [
  'M-22.4,22V-21L0,-42L22.4,-21V22z',
  'M-22.4,22V-21H-15V-28H-8V-35H-4V-42H4V-35H8V-28H15V-21H22.4V22z',
  'M-22.4,22V-21Q-21,-29 -10,-29Q-9,-42 0,-42Q9,-42 10,-29Q21,-29 22.4,-21V22z',
] as const;

export function PortState(props: {
  ports: readonly PortPlace[];
  position: Position;
  colours: readonly number[];
}) {
  const entering = createEntering();
  return (
    <g class="board-port-state">
      <For each={props.ports}>
        {({ port, spaces }) => {
          const now = createMemo(() => props.position.cities[port.id]);
          const owners = createMemo(() => (now()?.booths ?? []).flatMap((n, seat) => (n > 0 ? [seat] : [])));
          return (
            <>
              <For each={spaces}>
                {(at, i) => (
                  <Show when={now()?.warehouses[i()]} keyed>
                    {(good) => (
                      <g transform={`translate(${at[0]} ${at[1]})`}>
                        <g class={entering()}>
                          <GoodToken {...splitGood(good)} />
                        </g>
                      </g>
                    )}
                  </Show>
                )}
              </For>
              <For each={owners()}>
                {(seat, i) => {
                  const at = () => boothSpot(port, i(), owners().length);
                  const colour = () => props.colours[seat] ?? 0;
                  return (
                    <Glider at={at()}>
                      <ellipse class="piece-shadow" cx="1" cy="13" rx="15" ry="4" />
                      <BoothShape colour={colour()} />
                      <path
                        d={SYMBOL_PATHS[colour() % 5]}
                        transform="translate(0 -4.4) scale(.8)"
                        class="booth-symbol"
                        fill={playerInk(colour())}
                      />
                      <text class="booth-count" y="11.6">
                        {now()?.booths[seat]}
                      </text>
                    </Glider>
                  );
                }}
              </For>
            </>
          );
        }}
      </For>
    </g>
  );
}
