/** The editor's models, by game. */
import type { JsonObject } from '../../core/json.js';
import { hansaModel } from './hansa/index.js';
import { hansaTeutonicaModel } from './hansa-teutonica/index.js';
import type { EditModel } from './model.js';

const MODELS: readonly EditModel<JsonObject>[] = [
  hansaTeutonicaModel as unknown as EditModel,
  hansaModel as unknown as EditModel,
];

export function modelOf(game: string): EditModel {
  const found = MODELS.find((model) => model.game === game);
  if (found === undefined) throw new Error(`there is no editor for the game ${game}`);
  return found;
}
