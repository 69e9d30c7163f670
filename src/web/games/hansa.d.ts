import type { Presentation } from './presentation.js';
export declare const hansaPresentation: Presentation;
