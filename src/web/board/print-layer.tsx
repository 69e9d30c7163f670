/** The printed board beneath everything that moves: one picture, drawn once for a board, a language and a theme. */
import { createEffect, createSignal, Show, untrack } from 'solid-js';
import { language } from '../i18n/index.js';
import { shownTheme } from '../settings/settings.js';
import type { Box, Pt } from './geometry.js';
import { drawn, kept, pictureOf } from './print.jsx';
import type { StageProps } from './stage.jsx';

/** What a shadow reaches beyond the board. */
const BEYOND = 14;

interface Printed {
  readonly drawings: Map<string, string>;
  readonly pictures: Map<string, string>;
}
const known = new WeakMap<object, Printed>();

function printedOf({ of }: StageProps['print']): Printed {
  let printed = known.get(of);
  if (printed === undefined) {
    printed = { drawings: new Map(), pictures: new Map() };
    known.set(of, printed);
  }
  return printed;
}

export function PrintLayer(props: {
  print: StageProps['print'];
  extent: Box;
  /** The place on the board at the corner of the container, and its pixels for a unit. */
  corner: Pt;
  scale: number;
}) {
  const box = (): Box => ({
    x: props.extent.x - BEYOND,
    y: props.extent.y - BEYOND,
    w: props.extent.w + 2 * BEYOND,
    h: props.extent.h + 2 * BEYOND,
  });
  const picture = (theme: string): string => {
    const { print } = props;
    const { drawings, pictures } = printedOf(print);
    const name = `${print.name} ${language()}`;
    return kept(pictures, `${name} ${theme}`, () =>
      pictureOf(
        kept(drawings, name, () => untrack(() => drawn(box(), print.draw))),
        theme,
      ),
    );
  };
  // The old picture stays until the new one can be shown.
  const [src, setSrc] = createSignal<string>();
  createEffect(() => {
    const next = picture(shownTheme());
    const image = new Image();
    image.src = next;
    const show = (): void => {
      setSrc(next);
    };
    image.decode().then(show, show);
  });
  const px = (v: number): string => `${v}px`;
  return (
    <Show when={src()}>
      <img
        class="board-print"
        src={src()!}
        alt=""
        draggable={false}
        style={{
          left: px((box().x - props.corner[0]) * props.scale),
          top: px((box().y - props.corner[1]) * props.scale),
          width: px(box().w * props.scale),
          height: px(box().h * props.scale),
        }}
      />
    </Show>
  );
}
