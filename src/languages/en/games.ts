export * as hansa from './hansa.js';
export * as hansaTeutonica from './hansa-teutonica.js';
