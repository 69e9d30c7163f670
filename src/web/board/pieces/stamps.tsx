/** Small drawings that appear many times on a board: one image each, and a light element per use. */
import { shownTheme } from '../../settings/settings.js';
import type { Pt } from '../map/geometry.js';
import { drawn, getOrMake, pictureOf } from '../print/print.jsx';
import { PieceShape } from './piece.jsx';
import { playerColour, playerInk } from './players.js';
import styles from './stamps.css?inline';
import { SYMBOL_PATHS } from './symbols.js';

type Stamp = 'trader' | 'merchant' | 'badge';

/** From the centre of a stamp to its edges, including its shadow. */
const HALF = 17;
const BOX = { x: -HALF, y: -HALF, w: 2 * HALF, h: 2 * HALF };
const drawings = new Map<string, string>();
const pictures = new Map<string, string>();

/** Marks who controls a city or has made a connection. */
const Badge = (props: { colour: number }) => (
  <>
    <circle class="control" r="9.5" fill={playerColour(props.colour)} />
    <path d={SYMBOL_PATHS[props.colour % 5]} fill={playerInk(props.colour)} />
  </>
);

function stampOf(stamp: Stamp, colour: number): string {
  const name = `${stamp} ${colour % 5}`;
  const theme = shownTheme();
  return getOrMake(pictures, `${name} ${theme}`, () => {
    const drawing = getOrMake(drawings, name, () =>
      drawn(BOX, styles, () =>
        stamp === 'badge' ? <Badge colour={colour} /> : <PieceShape kind={stamp} colour={colour} />,
      ),
    );
    return pictureOf(drawing, theme);
  });
}

/** Images fetched so far, by URL. */
const fetched = new Map<string, HTMLImageElement>();

/**
 * Fetches the images before they are needed, and holds on to them. Otherwise the browser drops an image when its last
 * piece leaves the board; for the next piece, Chromium fetches it again as data, which the page's policy forbids.
 */
export function prepareStamps(colours: readonly number[]): void {
  for (const colour of colours)
    for (const stamp of ['trader', 'merchant', 'badge'] as const)
      getOrMake(fetched, stampOf(stamp, colour), () => {
        const image = new Image();
        image.src = stampOf(stamp, colour);
        void image.decode().catch(() => {});
        return image;
      });
}

interface StampProps {
  readonly stamp: Stamp;
  readonly colour: number;
  readonly at: Pt;
  readonly scale?: number;
  readonly class?: string;
  ref?(element: SVGImageElement): void;
}

/** Positioned without a transform, which would create a layer of its own. */
export function StampImage(props: StampProps) {
  const half = (): number => HALF * (props.scale ?? 1);
  return (
    <image
      ref={(element) => props.ref?.(element)}
      class={props.class}
      href={stampOf(props.stamp, props.colour)}
      x={props.at[0] - half()}
      y={props.at[1] - half()}
      width={2 * half()}
      height={2 * half()}
    />
  );
}
