import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/core/json.js';
import { mills, refused } from './help.js';

const point = { at: [1, 1], piece: 'any' };
const post = { privilege: 'white', piece: 'trader' };

describe('the form of a board file', () => {
  it.each<[Json, string]>([
    [null, 'board: must be an object, not null'],
    [7, 'board: must be an object, not 7'],
    [[], 'board: must be an object, not []'],
    [{}, 'board.id: is missing'],
    [mills((b) => Object.assign(b, { map: 1 })), 'board.map: is not a known field'],
    [
      mills((b) => Object.assign(b, { game: 'hansa' })),
      'board.game: must be one of hansa-teutonica; not "hansa"',
    ],
    [
      mills((b) => Object.assign(b, { id: 'Four Mills' })),
      'board.id: must consist of lower-case letters, digits and dashes, not "Four Mills"',
    ],
    [mills((b) => Object.assign(b, { title: ' ' })), 'board.title: must be a line of text, not " "'],
    [
      mills((b) => Object.assign(b.cities[0], { name: 'a\u001b[2J' })),
      'board.cities[0].name: must be a line of text, not "a\\u001b[2J"',
    ],
    [mills((b) => Object.assign(b, { players: [] })), 'board.players: names no number of players'],
    [mills((b) => b.players.push(3)), 'board.players[2]: 3 appears twice'],
    [mills((b) => b.players.push(6)), 'board.players[2]: must be a whole number from 2 to 5, not 6'],
    [mills((b) => Object.assign(b, { editions: [] })), 'board.editions: names no edition'],
    [
      mills((b) => Object.assign(b, { editions: ['2010'] })),
      'board.editions[0]: must be one of big-box, 2009; not "2010"',
    ],
    [mills((b) => Object.assign(b, { editions: null })), 'board.editions: must be a list, not null'],
    [mills((b) => Object.assign(b, { size: [600] })), 'board.size: must be two numbers'],
    [
      mills((b) => Object.assign(b, { size: [600, 0] })),
      'board.size: must have a width and a height above zero',
    ],
    [
      mills((b) => Object.assign(b, { completedCitiesToEnd: 0 })),
      'board.completedCitiesToEnd: must be a whole number from 1 to 64, not 0',
    ],
    [
      mills((b) => Object.assign(b.cities[1].posts[0], { prestige: 21 })),
      'board.cities[1].posts[0].prestige: must be a whole number from 0 to 20, not 21',
    ],
    [
      mills((b) => Object.assign(b.cities[1].posts[0], { privilege: 'green' })),
      'board.cities[1].posts[0].privilege: must be one of white, orange, pink, black; not "green"',
    ],
    [
      mills((b) => Object.assign(b.cities[1].posts[0], { piece: 'any' })),
      'board.cities[1].posts[0].piece: must be one of trader, merchant; not "any"',
    ],
    [
      mills((b) => Object.assign(b.cities[1], { develops: ['purse'] })),
      'board.cities[1].develops[0]: must be one of keys, actions, privilege, book, bank; not "purse"',
    ],
    [
      mills((b) => Object.assign(b.cities[1], { green: 1 })),
      'board.cities[1].green: must be true or false, not 1',
    ],
    [
      mills((b) => Object.assign(b.cities[0], { posts: Array(9).fill(post) })),
      'board.cities[0].posts: has 9 entries, more than 8',
    ],
    [
      mills((b) => Object.assign(b.routes[0], { points: [] })),
      'board.routes[0].points: is empty: a route has at least one point',
    ],
    [
      mills((b) => Object.assign(b.routes[0], { points: Array(7).fill(point) })),
      'board.routes[0].points: has 7 entries, more than 6',
    ],
    [
      mills((b) => Object.assign(b.routes[0].points[0], { piece: 'trader' })),
      'board.routes[0].points[0].piece: must be one of any, merchant; not "trader"',
    ],
    [
      mills((b) => Object.assign(b.routes[0], { permanentMarker: 'move-3' })),
      'board.routes[0].permanentMarker: must be one of move-2, develop-privilege, green-post, reuse-2, place-2; not "move-3"',
    ],
    [mills((b) => Object.assign(b.connection, { prestige: [] })), 'board.connection.prestige: is empty'],
    [
      mills((b) =>
        Object.assign(b.specialPrestige, { spaces: Array(5).fill({ prestige: 1, privilege: 'white' }) }),
      ),
      'board.specialPrestige.spaces: has 5 entries, more than 4',
    ],
    [mills((b) => Object.assign(b, { provinces: {} })), 'board.provinces: must be a list, not {}'],
  ])('%#', (board, message) => {
    expect(refused(board)).toBe(message);
  });

  it('a deeply nested file is refused, and not quoted', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as Json;
    expect(refused(deep)).toBe('board: is nested more than 12 levels deep');
  });
});
