/** What a seat is aiming for: where it is furthest ahead of the others. */
import type { Rules, State } from '../../core/game.js';

/** The strongest topic of `seat`, in a state without secrets; `null` if it is ahead in nothing. */
export function aimOf(rules: Rules, state: State, seat: number): string | null {
  const { weights, topicOf } = rules.game.termGuide;
  const size = rules.terms.length;
  const terms = new Float64Array(rules.players * size);
  rules.measure(state, rules.left(state), terms);
  const lead = new Map<string, number>();
  rules.terms.forEach((term, i) => {
    const topic = topicOf(term);
    if (topic === null) return;
    let others = 0;
    for (let other = 0; other < rules.players; other++) if (other !== seat) others += terms[other * size + i];
    const ahead = (weights[term] ?? 1) * (terms[seat * size + i] - others / (rules.players - 1));
    lead.set(topic, (lead.get(topic) ?? 0) + ahead);
  });
  const [topic, most] = [...lead].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0]);
  return most > 0 ? topic : null;
}
