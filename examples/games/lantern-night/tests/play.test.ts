/** Lantern Night, played to its end over a server. */
import { expect, it } from 'vitest';
import { Random } from '../../src/core/random.js';
import { serve } from '../server/help.js';

it('Lantern Night over a server: two people, who do not see each other’s patrons', async () => {
  const server = await serve();
  const people = [await server.person('Ada'), await server.person('Bo')];
  const table = await people[0].make({ config: { game: 'lantern-night', players: 2 }, first: 0 });
  expect((await people[1].do(table, { do: 'sit' })).status).toBe(200);
  const random = new Random('over a server');
  for (;;) {
    const { document } = await people[0].look(table);
    if (document.status === 'over') break;
    const seat = document.decides!;
    const { you, view, step } = (await people[seat].look(table)).document;
    const seats = view!.seats as { patron: string | null }[];
    expect(seats.map(({ patron }) => patron !== null)).toEqual([seat === 0, seat === 1]);
    const action = you.legal![random.below(you.legal!.length)];
    expect((await people[seat].do(table, { do: 'play', action }, step)).status).toBe(200);
  }
  const { document } = await people[0].look(table);
  expect(document.result).toHaveLength(2);
  expect((document.view!.seats as { patron: string | null }[]).every(({ patron }) => patron !== null)).toBe(
    true,
  );
  await server.stop();
});
