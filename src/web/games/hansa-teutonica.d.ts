import type { Presentation } from './presentation.js';
export declare const hansaTeutonicaPresentation: Presentation;
