/** A board file as lookup arrays for the rules. Cities are numbers, in the order of the board file. */

import type { Json } from '../../../../core/json.js';
import { runningSum, type Spot } from '../../../board-parts.js';
import { goodOf, MOST_BARRELS } from '../vocabulary.js';
import { type Described, readBoardFile } from './board-file.js';

export class Board {
  readonly id: string;
  readonly title: string;
  /** Possible numbers of players. */
  readonly players: readonly number[];
  /** The parts of the board that are reconstructed, to be shown to players. */
  readonly reconstructed: readonly Described[];

  readonly cities: number;
  readonly cityIds: readonly string[];
  readonly cityNames: readonly string[];
  readonly cityNumbers: readonly number[];
  /** Where the cities are on a map of this size. */
  readonly cityPlaces: readonly Spot[];
  readonly size: Spot;
  readonly cityIndex: ReadonlyMap<string, number>;
  /** Where the ship starts. */
  readonly ship: number;
  /** 1 for a city where booths can be put during the set-up. */
  readonly openAtSetup: Uint8Array;

  /** From city c the ship sails to `exits[exitStart[c]]` up to `exits[exitStart[c + 1] - 1]`. */
  readonly exitStart: Uint8Array;
  readonly exits: Uint8Array;
  /** Warehouse spaces `spaceStart[c]` up to `spaceStart[c + 1]` belong to city c. */
  readonly spaceStart: Uint8Array;
  readonly spaces: number;

  readonly colours: readonly string[];
  /** As they are written ("orange-2"), by good; the first is no good. */
  readonly goodIds: readonly string[];
  readonly goodIndex: ReadonlyMap<string, number>;
  /** How many of each good there are. */
  readonly copies: Uint8Array;
  readonly goodsPerColour: number;
  /** S1: colours left out, by number of players. */
  readonly coloursRemoved: ReadonlyMap<number, number>;

  readonly booths: number;
  readonly piles: number;

  constructor(json: Json) {
    const file = readBoardFile(json);
    const cities = [...file.cities].sort((a, b) => a.number - b.number);
    this.id = file.id;
    this.title = file.title;
    this.players = file.players;
    this.reconstructed = file.reconstructed;

    this.cities = cities.length;
    this.cityIds = cities.map((c) => c.id);
    this.cityNames = cities.map((c) => c.name);
    this.cityNumbers = cities.map((c) => c.number);
    this.cityPlaces = cities.map((c) => c.at);
    this.size = file.size;
    this.cityIndex = new Map(this.cityIds.map((id, i) => [id, i]));
    const city = (id: string): number => this.cityIndex.get(id)!;
    this.ship = city(file.ship);
    this.openAtSetup = Uint8Array.from(this.cityIds, (id) => Number(!file.noBoothsAtSetup.includes(id)));
    this.exitStart = runningSum(cities.map((c) => c.sailsTo.length));
    this.exits = Uint8Array.from(cities.flatMap((c) => c.sailsTo.map(city)));
    this.spaceStart = runningSum(cities.map((c) => c.warehouses));
    this.spaces = this.spaceStart[this.cities];

    this.colours = file.colours;
    this.coloursRemoved = file.coloursRemoved;
    const goodIds = [''];
    const copies = [0];
    file.colours.forEach((name, colour) => {
      for (let barrels = 1; barrels <= MOST_BARRELS; barrels++) {
        goodIds[goodOf(colour, barrels)] = `${name}-${barrels}`;
        copies[goodOf(colour, barrels)] = file.perColour[barrels - 1];
      }
    });
    this.goodIds = goodIds;
    this.goodIndex = new Map(goodIds.flatMap((id, good) => (id === '' ? [] : [[id, good] as const])));
    this.copies = Uint8Array.from(copies);
    this.goodsPerColour = file.perColour.reduce((sum, count) => sum + count, 0);
    this.booths = file.boothsPerPlayer;
    this.piles = file.supplyPiles;
  }

  /** How many colours are in play. */
  coloursFor(players: number): number {
    return this.colours.length - (this.coloursRemoved.get(players) ?? 0);
  }
}
