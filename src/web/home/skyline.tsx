/** A quay with gabled houses, a crane and a cog, drawn from a few numbers in the theme's colours. */
import { For } from 'solid-js';
import './skyline.css';

type Gable = 'steps' | 'plain' | 'bell' | 'hip';

interface House {
  readonly x: number;
  readonly width: number;
  readonly wall: number;
  readonly roof: number;
  readonly gable: Gable;
  readonly tone: number;
}

const QUAY = 250;

const HOUSES: readonly House[] = [
  { x: 8, width: 62, wall: 70, roof: 52, gable: 'plain', tone: 1 },
  { x: 70, width: 70, wall: 92, roof: 66, gable: 'steps', tone: 0 },
  { x: 140, width: 54, wall: 76, roof: 44, gable: 'bell', tone: 3 },
  { x: 194, width: 74, wall: 104, roof: 74, gable: 'steps', tone: 2 },
  { x: 268, width: 60, wall: 84, roof: 56, gable: 'plain', tone: 4 },
  { x: 328, width: 82, wall: 112, roof: 84, gable: 'steps', tone: 0 },
  { x: 410, width: 58, wall: 90, roof: 50, gable: 'bell', tone: 1 },
  { x: 468, width: 66, wall: 72, roof: 58, gable: 'hip', tone: 3 },
  { x: 534, width: 62, wall: 96, roof: 60, gable: 'steps', tone: 4 },
];

/** The outline above the walls, from the left eave to the right one. */
function gablePath({ x, width, wall, roof, gable }: House): string {
  const eave = QUAY - wall;
  const top = eave - roof;
  const middle = x + width / 2;
  const right = x + width;
  if (gable === 'plain') return `L${middle},${top} L${right},${eave}`;
  if (gable === 'hip') return `L${x + 12},${top + 14} H${right - 12} L${right},${eave}`;
  if (gable === 'bell') {
    const knee = eave - roof * 0.45;
    return `C${x + 2},${knee} ${x + 14},${knee + 8} ${x + 15},${top + 12} Q${middle},${top - 12} ${right - 15},${top + 12} C${right - 14},${knee + 8} ${right - 2},${knee} ${right},${eave}`;
  }
  const steps = 4;
  const [dx, dy] = [(width / 2 - 7) / steps, roof / steps];
  const up = Array.from({ length: steps }, () => `v${-dy} h${dx}`).join(' ');
  const down = Array.from({ length: steps }, () => `h${dx} v${dy}`).join(' ');
  return `${up} h14 ${down}`;
}

const outline = (house: House): string =>
  `M${house.x},${QUAY} V${QUAY - house.wall} ${gablePath(house)} V${QUAY} Z`;

/** Rows of windows, narrower towards the top. */
function windows(house: House): string {
  const { x, width, wall, roof, gable } = house;
  const middle = x + width / 2;
  const rows: string[] = [];
  const row = (y: number, count: number, size: number): void => {
    for (let i = 0; i < count; i++) {
      const left = middle + (i - (count - 1) / 2) * (size + 8) - size / 2;
      rows.push(`M${left},${y + size * 1.3} v${-size} q${size / 2},${-size * 0.5} ${size},0 v${size} z`);
    }
  };
  const columns = Math.floor((width - 12) / 18);
  for (let y = QUAY - 58; y > QUAY - wall + 4; y -= 24) row(y, columns, 9);
  if (gable !== 'hip') {
    row(QUAY - wall - roof * 0.28, 2, 8);
    row(QUAY - wall - roof * 0.62, 1, 7);
  }
  return rows.join(' ');
}

const door = ({ x, width }: House): string => `M${x + width / 2 - 8},${QUAY} v-20 q8,-11 16,0 v20 z`;

export function Skyline() {
  return (
    <svg class="skyline" viewBox="0 0 760 330" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle class="sky-sun" cx="636" cy="92" r="40" />
      <path
        class="sky-far"
        d="M0,250 V196 l26,-10 6,-40 6,40 40,4 30,-16 34,18 60,-8 8,-56 8,56 70,6 40,-12 44,10 30,-4 7,-46 7,46 60,6 54,-14 60,16 70,-6 100,8 V250 Z"
      />
      <For each={HOUSES}>
        {(house) => (
          <g class={`house tone-${house.tone}`}>
            <path class="house-wall" d={outline(house)} />
            <path class="house-hole" d={windows(house)} />
            <path class="skyline-door" d={door(house)} />
          </g>
        )}
      </For>
      <path class="quay" d="M0,250 H612 v16 H0 z" />
      <path class="water" d="M0,266 H612 V250 H760 V330 H0 z" />
      <g class="cog">
        <path class="cog-rope" d="M680,118 L622,236 M680,118 L742,232 M680,118 V236" />
        <path class="skyline-sail" d="M652,134 H712 q-7,38 2,78 H648 q10,-40 4,-78 z" />
        <path class="skyline-stripe" d="M671,134 h18 q-4,38 1,78 h-20 q4,-40 1,-78 z" />
        <path class="cog-flag" d="M680,118 v-18 l20,7 -20,7" />
        <path
          class="skyline-hull"
          d="M618,228 l14,-2 2,10 h86 l4,-16 22,-4 v12 q-8,38 -26,48 h-74 q-22,-12 -28,-48 z"
        />
        <path class="cog-plank" d="M625,248 q54,10 116,-4 M632,262 q50,8 100,-2" />
      </g>
      <path
        class="waves"
        d="M0,284 q14,-7 28,0 t28,0 M120,300 q14,-7 28,0 t28,0 t28,0 M300,284 q14,-7 28,0 t28,0 M440,306 q14,-7 28,0 t28,0 M548,286 q14,-7 28,0 t28,0 M590,312 q14,-7 28,0 t28,0 M690,298 q14,-7 28,0 t28,0"
      />
    </svg>
  );
}
