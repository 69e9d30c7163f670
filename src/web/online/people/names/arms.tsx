/** The pictures of people: a charge on a shield of one colour, drawn here. */
import { For } from 'solid-js';
import type { Picture } from '../../../../protocol/people/picture.js';
import { t } from '../../../i18n/index.js';
import '../people.css';

const SHIELD = 'M5 4h54v31c0 18-12 28-27 34C17 63 5 53 5 35z';

/** Filled shapes on a field of 64 by 72; the last of a pair is in the colour of the field. */
const CHARGES: Readonly<Record<Picture['charge'], readonly [string, string?]>> = {
  cog: [
    'M12 43h40l-6 12H18zM30.5 13h3v28h-3zM35 16c8 4 12 13 12 23H35zM29 20c-7 4-11 11-12 19h12zM33 11l8 2.5-8 2.5z',
    'M17 46h30v2H17z',
  ],
  key: [
    'M32 10a9 9 0 0 0-2.5 17.6V56h5V50h7v-5h-7v-3h5v-5h-5v-9.4A9 9 0 0 0 32 10z',
    'M32 14.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
  ],
  herring: [
    'M9 35c7-11 24-13 33-2l12-9-3 11 3 11-12-9C33 48 16 46 9 35z',
    'M17 32a2 2 0 1 0 .1 0zM25 28c3 4 3 10 0 14l2 .5c3-4.500 3-10.500 0-15z',
  ],
  tower: [
    'M19 56V30h-3V15h6v5h6v-5h8v5h6v-5h6v15h-3v26z',
    'M28 56V46a4 4 0 0 1 8 0v10zM30 28h4v8h-4zM16 28.500h32v1.500H16z',
  ],
  barrel: [
    'M21 13h22c5 14 5 28 0 42H21c-5-14-5-28 0-42z',
    'M19.500 21h25l.5 2.500h-26zM19 44.500h26l-.5 2.500h-25zM31 25h2v17h-2z',
  ],
  anchor: [
    'M32 10a5 5 0 0 0-2 9.600V23h-8v4h8v22c-6-1-10-5-11-10l4 1-7-9-5 10 4-1c2 10 9 15 17 15s15-5 17-15l4 1-5-10-7 9 4-1c-1 5-5 9-11 10V27h8v-4h-8v-3.400A5 5 0 0 0 32 10z',
    'M32 13a2 2 0 1 0 .1 0z',
  ],
  scales: [
    'M30.500 13h3v5h16v3h-1l6.500 16h.5a8.500 8.500 0 0 1-17 0h.5L45 21H33.500v30H42v4H22v-4h8.500V21H19l6 16h.5a8.500 8.500 0 0 1-17 0H9l6.500-16h-1v-3h16z',
    'M17.200 24 12 37h10.500zM46.800 24 41.500 37H52z',
  ],
  sheaf: [
    'M32 9c4 5 4 11 0 15-4-4-4-10 0-15zM20 12c5 3 7 8 5 14-5-2-7-8-5-14zM44 12c2 6 0 12-5 14-2-6 0-11 5-14zM11 21c6 1 10 5 10 11-6 0-10-5-10-11zM53 21c0 6-4 11-10 11 0-6 4-10 10-11zM30.500 24h3l1 15h4l7 17H18.500l7-17h4zM22 30l6 9h-3zM42 30l-6 9h3z',
    'M23 39h18v3.500H23z',
  ],
  star: [
    'M32 10l5.500 13.500L51 18l-5.500 13.500L58 37l-12.500 4.500L51 55l-13.500-5.500L32 63l-5.500-13.500L13 55l5.500-13.500L6 37l12.500-5.500L13 18l13.500 5.500z',
    'M32 30a6.500 6.500 0 1 0 .1 0z',
  ],
  bell: [
    'M32 10a4 4 0 0 1 4 4c8 3 10 10 10 18 0 6 2 9 5 13H13c3-4 5-7 5-13 0-8 2-15 10-18a4 4 0 0 1 4-4zM26 48h12a6 6 0 0 1-12 0z',
    'M16 40h32v2H16z',
  ],
  oak: [
    'M29 38h6v13l7 5H22l7-5zM32 9a11 11 0 0 1 10.500 8A10.500 10.500 0 0 1 44 38H20a10.500 10.500 0 0 1 1.500-21A11 11 0 0 1 32 9z',
    'M31 26h2v12h-2zM24 27l7 6v2.500l-8-7zM40 27l-7 6v2.500l8-7z',
  ],
  crown: [
    'M13 43 9 20l12 9 11-16 11 16 12-9-4 23zM13 46h38v8H13z',
    'M32 33l3 4-3 4-3-4zM20 36l2 3-2 3-2-3zM44 36l2 3-2 3-2-3z',
  ],
};

export const chargeName = (charge: Picture['charge']): string => t(`people.charge-${charge}`);
export const fieldName = (field: Picture['field']): string => t(`people.field-${field}`);

/** Decoration beside a name; with `label` it speaks for itself. */
export function Arms(props: { picture: Picture; size: number; label?: string }) {
  const paths = () => CHARGES[props.picture.charge];
  return (
    <svg
      class={`arms arms-${props.picture.field}`}
      viewBox="0 0 64 72"
      width={props.size}
      height={props.size * 1.125}
      role={props.label === undefined ? 'presentation' : 'img'}
      aria-hidden={props.label === undefined}
      aria-label={props.label}
    >
      <path class="arms-field" d={SHIELD} />
      <For each={paths()}>
        {(path, i) => <path class={i() === 0 ? 'arms-charge' : 'arms-inner'} d={path} />}
      </For>
      <path class="arms-edge" d={SHIELD} />
    </svg>
  );
}
