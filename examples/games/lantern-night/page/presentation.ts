/** Where the actions of Lantern Night show, and what they are called. */
import type { JsonObject } from '../../../core/json.js';
import { PASS, type Presentation } from '../../../web/games/page.js';
import { texts } from '../rules/texts/index.js';
import { nameOfBridge } from './board/file.js';

export const presentation: Presentation = {
  targets: ({ type, to }) => (type === 'pass' ? [] : [`bridge:${to}`]),
  deskTargets: () => [],
  isBackdrop: () => false,
  completes: () => false,
  places: [],
  placeName: (place) => place,
  place: () => PASS,
  label(action, { rules, language }) {
    const say = texts.say('page', language);
    if (action.type === 'hang') return say('hang');
    return action.type === 'pass'
      ? say('pass')
      : say('move', { from: nameOfBridge(rules, String(action.from)) });
  },
  usual: (actions) => actions.find(({ type }) => type === 'hang'),
  pieceOf: ({ type }) => (type === 'hang' ? 'merchant' : undefined),
  hand: () => [],
  task(position, decider, language) {
    if ((position.turn as JsonObject).phase === 'over') return '';
    const { lanterns } = (position.seats as JsonObject[])[decider];
    return texts.say('page', language)(Number(lanterns) > 0 ? 'task' : 'taskMove');
  },
  isHalfDone: () => false,
  actionsLeft: () => 0,
};
