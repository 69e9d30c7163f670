/**
 * Drawings as images. What no move changes is printed: the browser then holds one image instead of thousands of
 * elements to visit whenever a piece moves. It is still a vector drawing, crisp at any zoom.
 */
import { createRoot, type JSX } from 'solid-js';
import type { Box } from '../map/geometry.js';

export interface Drawing {
  /** Identifies the drawing; for boards that ship it is also the name of the file drawn by the build. */
  readonly name: string;
  readonly of: object;
  /** Whether the board does not ship: there is no file for it, whatever its name. */
  readonly isOwn?: boolean;
  /** The whole sheet, including the frame's shadow. */
  readonly box: Box;
  /** Loads the code that draws it. */
  drawer(): Promise<() => JSX.Element>;
}

/** How far the shadow reaches beyond the board. */
const SHADOW = 14;
export const withShadow = ({ x, y, w, h }: Box): Box => ({
  x: x - SHADOW,
  y: y - SHADOW,
  w: w + 2 * SHADOW,
  h: h + 2 * SHADOW,
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

/** A drawing as the text of an SVG file. Images cannot see the page's styles, so it includes its own. */
export function drawn(box: Box, styles: string, draw: () => JSX.Element): string {
  return createRoot((dispose) => {
    const sheet = (<Sheet box={box}>{draw()}</Sheet>) as SVGSVGElement;
    const text = new XMLSerializer().serializeToString(sheet);
    dispose();
    return styled(text, styles);
  });
}

/** Inserts styles right after the opening tag of the sheet. */
export function styled(sheet: string, styles: string): string {
  const end = sheet.indexOf('>') + 1;
  return `${sheet.slice(0, end)}<style><![CDATA[${styles}]]></style>${sheet.slice(end)}`;
}

/** The URL of an image of the drawing in a theme, valid until it is revoked or the page is closed. */
export function pictureOf(drawing: string, theme: string): string {
  const text = drawing.replace('<svg', `<svg data-theme="${theme}"`);
  return URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
}

/** Returns what was made for a name, making it if needed. */
export function getOrMake<T>(made: Map<string, T>, name: string, make: () => T): T {
  let found = made.get(name);
  if (found === undefined) {
    found = make();
    made.set(name, found);
  }
  return found;
}
