import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/core/json.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { changed, mills, onEastern, refused, setAll } from './help.js';

const point = { at: [1, 1], piece: 'any' };
const post = { privilege: 'white', piece: 'trader' };

describe('cities and routes hold together', () => {
  it.each<[Json, string]>([
    [mills((b) => Object.assign(b, { cities: [] })), 'board.cities: is empty'],
    [
      mills((b) => Object.assign(b.cities[3], { id: 'east-mill' })),
      'board.cities[3].id: "east-mill" appears twice',
    ],
    [
      mills((b) => Object.assign(b.cities[0], { at: [601, 0] })),
      'board.cities[0].at: [601,0] is off the map, which is 600 wide and 600 high',
    ],
    [
      mills((b) => Object.assign(b.cities[0], { posts: [] })),
      'board.cities[0].posts: is empty: west-mill needs a post space, or "green": true',
    ],
    [
      mills((b) => Object.assign(b.cities[0], { green: true })),
      'board.cities[0].posts: must be empty: west-mill is green, and green cities have no printed space',
    ],
    [
      mills((b) => Object.assign(b.cities[0], { develops: ['bank', 'bank'] })),
      'board.cities[0].develops[1]: "bank" appears twice',
    ],
    [
      mills((b) => {
        for (const city of b.cities)
          Object.assign(city, { posts: [{ privilege: 'black', piece: 'trader' }], develops: ['bank'] });
      }),
      'board.cities: have no white post space, and none develops privilege: nobody could begin',
    ],
    [
      mills((b) => Object.assign(b.routes[1], { id: b.routes[0].id })),
      'board.routes[1].id: "north-mill--west-mill" appears twice',
    ],
    [
      mills((b) => b.routes[3].cities.splice(1, 1, 'sout-mill')),
      'board.routes[3].cities[1]: there is no city "sout-mill"; did you mean "south-mill"?',
    ],
    [
      mills((b) => b.routes[3].cities.splice(1, 1, 'rome')),
      'board.routes[3].cities[1]: there is no city "rome"',
    ],
    [
      mills((b) => b.routes[3].cities.pop()),
      'board.routes[3].cities: names 1 city; south-mill--west-mill must join two',
    ],
    [
      mills((b) => b.routes[3].cities.push('east-mill')),
      'board.routes[3].cities: names 3 cities; south-mill--west-mill must join two',
    ],
    [
      mills((b) => b.routes[3].cities.splice(1, 1, 'south-mill')),
      'board.routes[3].cities[1]: south-mill--west-mill begins and ends in south-mill',
    ],
    [
      mills((b) => Object.assign(b.routes[0].points[1], { at: [1, 601] })),
      'board.routes[0].points[1].at: [1,601] is off the map, which is 600 wide and 600 high',
    ],
    [
      mills((b) => Object.assign(b.routes[0].points[1], { piece: 'merchant' })),
      'board.routes[0].maritime: must be true: the route has a point for merchants only',
    ],
    [
      mills((b) => Object.assign(b.routes[0], { maritime: true })),
      'board.routes[0].maritime: is true, but no point is for merchants only',
    ],
    [
      mills((b) => Object.assign(b.routes[2], { points: Array(5).fill({ at: [1, 1], piece: 'merchant' }) })),
      'board.routes[2].points: has 5 points for merchants, but a player has only 4',
    ],
    [mills((b) => b.cities.push({ ...b.cities[0], id: 'far' })), 'board.cities[4]: no route leads to far'],
    [
      mills((b) => {
        b.cities.push({ ...b.cities[0], id: 'far' }, { ...b.cities[0], id: 'farther' });
        b.routes.push({ id: 'far--farther', cities: ['far', 'farther'], points: [point] });
      }),
      'board.cities[4]: far cannot be reached from west-mill',
    ],
    [
      mills((b) => b.connection.cities.splice(0, 1, 'westmill')),
      'board.connection.cities[0]: there is no city "westmill"; did you mean "west-mill"?',
    ],
    [
      mills((b) => b.connection.cities.pop()),
      'board.connection.cities: names 1 city; a connection joins two',
    ],
    [
      mills((b) => b.connection.cities.splice(1, 1, 'west-mill')),
      'board.connection.cities[1]: the connection begins and ends in west-mill',
    ],
    [mills((b) => Reflect.deleteProperty(b, 'connection')), 'board.connection: is missing'],
    [
      mills((b) => Object.assign(b, { completedCitiesToEnd: 5 })),
      'board.completedCitiesToEnd: is 5, but there are only 4 cities',
    ],
    [
      mills((b) => Object.assign(b.specialPrestige, { city: 'mill' })),
      'board.specialPrestige.city: there is no city "mill"',
    ],
    [
      mills((b) => b.specialPrestige.routes.push('east-mill--west-mill')),
      'board.specialPrestige.routes[1]: there is no route "east-mill--west-mill"; did you mean "east-mill--north-mill"?',
    ],
    [
      mills((b) => b.specialPrestige.routes.push('north-mill--west-mill')),
      'board.specialPrestige.routes[1]: north-mill--west-mill does not lead to east-mill',
    ],
    [
      mills((b) => b.specialPrestige.routes.pop()),
      'board.specialPrestige.routes: is empty: name a route that leads to these spaces',
    ],
    [
      mills((b) => Object.assign(b.specialPrestige, { spaces: [] })),
      'board.specialPrestige.spaces: is empty',
    ],
  ])('%#', (board, message) => {
    expect(refused(board)).toBe(message);
  });

  it('S2, H4, I5: markers find what they need', () => {
    const taverns =
      'board.routes: must have "tavern": true on exactly 3 routes, one for each start marker; there';
    const none = (b: { routes: object[] }): void => setAll(b.routes, { tavern: false });
    expect(refused(mills(none))).toBe(`${taverns} is no tavern`);
    expect(refused(mills((b) => Object.assign(b.routes[2], { tavern: true })))).toBe(
      `${taverns} are 4 (north-mill--west-mill, east-mill--north-mill, east-mill--south-mill, south-mill--west-mill)`,
    );
    const marker = (name: string) => mills((b) => Object.assign(b.routes[2], { permanentMarker: name }));
    expect(refused(marker('green-post'))).toBe(
      'board.routes[2].permanentMarker: green-post needs a green city, and there is none',
    );
    expect(refused(marker('place-2'))).toBe(
      'board.routes[2].permanentMarker: place-2 needs a country of "countryPrestige", and there is none',
    );
    expect(hansaTeutonica.withBoards([marker('move-2')]).boards.has('changed')).toBe(true);
    expect(refused(mills((b) => Object.assign(b.routes[0], { permanentMarker: 'move-2' })))).toBe(
      'board.routes[0].permanentMarker: north-mill--west-mill has a tavern; no other marker can lie beside a permanent one',
    );
    expect(
      refused(onEastern((b) => b.routes.find((r) => r.id === 'danzig--malmoe')!.points.push(point))),
    ).toBe('board.routes[15].permanentMarker: reuse-2 needs a route of at most 4 points, not 5');
  });
});

it('S1, X1: a game can begin, and so reach its end', () => {
  const boats =
    (count: number) =>
    (b: { routes: object[] }): void =>
      setAll(b.routes, {
        maritime: true,
        points: Array.from({ length: count }, (_, i) => ({ at: [i + 1, 1], piece: 'merchant' })),
      });
  const noStart =
    'nobody could begin: no route with at most 1 boat leads to a first post that is white, and none has a tavern';
  expect(refused(mills(boats(2)))).toBe(`board.routes[0].points: ${noStart}`);
  expect(hansaTeutonica.withBoards([mills(boats(1))]).boards.has('changed')).toBe(true);
  // Book brings the other merchants.
  const oneToBook = mills((b) => {
    boats(2)(b);
    Object.assign(b.routes[0], { maritime: false, points: [{ at: [1, 1], piece: 'any' }] });
  });
  expect(hansaTeutonica.withBoards([oneToBook]).boards.has('changed')).toBe(true);
  // A route that can be created, but to cities without a post to begin with, and without a tavern.
  const toBlack = mills((b) => {
    boats(3)(b);
    Object.assign(b.routes[2], { maritime: false, points: [{ at: [1, 1], piece: 'any' }] });
    for (const city of b.cities) setAll(city.posts, { privilege: 'black' });
    Object.assign(b.cities[0], { develops: ['privilege'] });
    Object.assign(b.cities[1], { develops: [] });
  });
  expect(refused(toBlack)).toBe(`board.routes[0].points: ${noStart}`);
});

it('more than the engine has room for is refused', () => {
  const big = (routes: number, points: number, posts: number): Json =>
    changed(
      {
        title: 'Big',
        players: [3],
        size: [9, 9],
        completedCitiesToEnd: 1,
        connection: { cities: ['c0', 'c1'], prestige: [7] },
        cities: Array.from({ length: 64 }, (_, i) => ({
          id: `c${i}`,
          name: `C${i}`,
          at: [1, 1],
          posts: Array(posts).fill(post),
        })),
        routes: Array.from({ length: routes }, (_, i) => ({
          id: `r${i}`,
          cities: [`c${i % 64}`, `c${(i + 1) % 64}`],
          points: Array(points).fill(point),
          tavern: i < 3,
        })),
      },
      () => {},
    );
  expect(refused(big(64, 4, 2))).toBe('board.routes: have 256 points; at most 192 are possible');
  expect(refused(big(64, 3, 3))).toBe('board.cities: have 192 post spaces; at most 128 are possible');
  expect(refused(big(65, 3, 2))).toBe('board.routes: has 65 entries, more than 64');
  expect(hansaTeutonica.withBoards([big(64, 3, 2)]).boards.get('changed')!.points).toBe(192);
});
