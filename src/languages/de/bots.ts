export { explanations } from './bots/explanations.js';
