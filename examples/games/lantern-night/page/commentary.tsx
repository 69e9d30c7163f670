/** What is said about moves of Lantern Night. */
import { PlayerPiece } from '../../../web/board/pieces/piece.jsx';
import type { Commentary, Speaker, Step } from '../../../web/games/page.js';
import { texts } from '../rules/texts/index.js';
import { nameOfBridge } from './board/file.js';

const sayIn = ({ language }: Speaker) => texts.say('page', language);
const bridges = ({ action }: Step, { rules }: Speaker) => ({
  from: nameOfBridge(rules, String(action.from)),
  to: nameOfBridge(rules, String(action.to)),
});

export const commentary: Commentary = {
  note(step, speaker) {
    const say = sayIn(speaker);
    const { from, to } = bridges(step, speaker);
    const { type } = step.action;
    return {
      text:
        type === 'pass'
          ? say('pass')
          : type === 'hang'
            ? say('noteHang', { to })
            : say('noteMove', { from, to }),
      Icon: (props) => <PlayerPiece kind="merchant" colour={props.colours[step.seat] ?? 0} size={20} />,
    };
  },
  deeds: (steps) =>
    steps.map(({ action: { type, from, to } }, i) => ({
      until: i + 1,
      ...(type === 'pass' ? {} : { to: `bridge:${to}` }),
      ...(type === 'move' ? { from: `bridge:${from}` } : {}),
    })),
  advice([step], speaker) {
    const say = sayIn(speaker);
    if (step.action.type === 'pass') return say('advisePass');
    const why = step.gain > 0 ? say('points', { n: step.gain }) : say('later');
    const { from, to } = bridges(step, speaker);
    return step.action.type === 'hang'
      ? say('adviseHang', { to, why })
      : say('adviseMove', { from, to, why });
  },
  // Nobody can touch the lanterns of others.
  touches: () => false,
};
