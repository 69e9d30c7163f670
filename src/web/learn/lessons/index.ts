import type { Lesson } from '../types.js';
import { hansaLesson } from './hansa.js';
import { hansaTeutonicaLesson } from './hansa-teutonica.js';

export const LESSONS: readonly Lesson[] = [hansaTeutonicaLesson, hansaLesson];
