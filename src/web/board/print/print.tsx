/**
 * Drawings as pictures. What does not change during a game is printed: the browser then holds one image instead of
 * thousands of elements that it would go through whenever a piece moves. It stays a vector drawing, crisp at any zoom.
 */
import { createRoot, type JSX } from 'solid-js';
import type { Box } from '../map/geometry.js';

export interface Drawing {
  /** Drawings of one thing differ by name; those of the boards we know are drawn ahead, in a file of that name. */
  readonly name: string;
  readonly of: object;
  /** Of a board that does not ship: no file has it, whatever its name. */
  readonly isOwn?: boolean;
  /** All of the sheet, with the shadow of a frame. */
  readonly box: Box;
  /** Fetches what draws it. */
  drawer(): Promise<() => JSX.Element>;
}

/** What a shadow reaches beyond a board. */
const BEYOND = 14;
export const withShadow = ({ x, y, w, h }: Box): Box => ({
  x: x - BEYOND,
  y: y - BEYOND,
  w: w + 2 * BEYOND,
  h: h + 2 * BEYOND,
});

export function Sheet(props: { box: Box; children: JSX.Element }) {
  const { x, y, w, h } = props.box;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${x} ${y} ${w} ${h}`}
      width={w}
      height={h}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {props.children}
    </svg>
  );
}

/** A drawing as the text of an SVG file. Pictures do not see the styles of the page: it brings its own. */
export function drawn(box: Box, styles: string, draw: () => JSX.Element): string {
  return createRoot((dispose) => {
    const sheet = (<Sheet box={box}>{draw()}</Sheet>) as SVGSVGElement;
    const text = new XMLSerializer().serializeToString(sheet);
    dispose();
    return styled(text, styles);
  });
}

/** With styles right after the opening of the sheet. */
export function styled(sheet: string, styles: string): string {
  const end = sheet.indexOf('>') + 1;
  return `${sheet.slice(0, end)}<style><![CDATA[${styles}]]></style>${sheet.slice(end)}`;
}

/** The address of a picture of the drawing in a theme, good until it is taken back or the page is closed. */
export function pictureOf(drawing: string, theme: string): string {
  const text = drawing.replace('<svg', `<svg data-theme="${theme}"`);
  return URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
}

/** Keeps what was made for a name. */
export function kept<T>(made: Map<string, T>, name: string, make: () => T): T {
  let found = made.get(name);
  if (found === undefined) {
    found = make();
    made.set(name, found);
  }
  return found;
}
