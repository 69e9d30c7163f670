/**
 * The symbols of the five players, so that colour is not needed to tell them apart: outlines about ten wide, centred on
 * the origin.
 */
export const SYMBOL_PATHS = [
  'M-4.6,0a4.6,4.6 0 1 0 9.2,0a4.6,4.6 0 1 0 -9.2,0z',
  'M0,-5.2L5.3,4.2H-5.3z',
  'M-4.2,-4.2H4.2V4.2H-4.2z',
  'M-1.7,-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7z',
  'M0,-5.8L4.6,0L0,5.8L-4.6,0z',
] as const;
