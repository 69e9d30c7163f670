import { hansaLesson } from '../../../games/hansa/page/lessons/index.js';
import { hansaTeutonicaLesson } from '../../../games/hansa-teutonica/page/lessons/index.js';
import type { Lesson } from '../types.js';

export const LESSONS: readonly Lesson[] = [hansaTeutonicaLesson, hansaLesson];
