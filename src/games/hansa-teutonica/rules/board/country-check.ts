/** Checks the countries of a board file: each has routes, and permits for it can be earned (I1 to I7). */
import { join, show } from '../../../../core/check.js';
import { refusal, said } from '../../../../core/refuse.js';
import { mustBeKnown, refuseDoubles } from '../../../board-parts.js';
import { PERMANENT_MARKERS, PLACE_2 } from '../vocabulary.js';
import type { BoardFile } from './board-file.js';

/** Bits of a byte: for the countries of a city, and for the permits used in a turn. */
const MOST_COUNTRIES = 8;
const MOST_PERMITS = 8;

export function checkCountries(f: BoardFile): void {
  const countries = checkRouteCountries(f);
  const guarded = checkGuarded(f, countries);
  checkCityCountries(f, countries, guarded);
  f.routes.forEach((route, i) => {
    const field = join('board.routes', i);
    // T5: markers lie only where no permit is needed.
    if (route.tavern && guarded.includes(route.country ?? '')) {
      throw refusal(
        `${field}.tavern`,
        said('hansaTeutonicaBoard', 'guardedTavern', { route: route.id, country: String(route.country) }),
      );
    }
    if (route.permanentMarker === PERMANENT_MARKERS[PLACE_2] && guarded.length === 0) {
      throw refusal(`${field}.permanentMarker`, said('hansaTeutonicaBoard', 'noGuardedCountry'));
    }
  });
  checkPermits(f, guarded);
}

/** Either every route names its country, or none does. */
function checkRouteCountries(f: BoardFile): string[] {
  const countries = [...new Set(f.routes.flatMap((r) => (r.country === null ? [] : [r.country])))];
  const unsaid = f.routes.findIndex((r) => r.country === null);
  if (countries.length > 0 && unsaid >= 0) {
    throw refusal(
      `${join('board.routes', unsaid)}.country`,
      said('hansaTeutonicaBoard', 'noCountry', { countries: countries.join(', ') }),
    );
  }
  if (countries.length > MOST_COUNTRIES) {
    throw refusal(
      'board.routes',
      said('hansaTeutonicaBoard', 'manyCountries', { countries: countries.length, most: MOST_COUNTRIES }),
    );
  }
  return countries;
}

/** The countries that need a permit. */
function checkGuarded(f: BoardFile, countries: readonly string[]): string[] {
  const guarded = [...f.countryPrestige.keys()];
  for (const country of guarded) {
    mustBeKnown(country, join('board.countryPrestige', country), countries, 'country');
  }
  if (guarded.length > 0 && guarded.length === countries.length) {
    throw refusal('board.countryPrestige', said('hansaTeutonicaBoard', 'everyCountry'));
  }
  return guarded;
}

function checkCityCountries(f: BoardFile, countries: readonly string[], guarded: readonly string[]): void {
  f.cities.forEach((city, i) => {
    const field = join('board.cities', i);
    refuseDoubles(city.countries, (k) => join(`${field}.countries`, k));
    refuseDoubles(city.permits, (k) => join(`${field}.permits`, k));
    city.countries.forEach((country, k) => {
      mustBeKnown(country, join(`${field}.countries`, k), countries, 'country');
    });
    city.permits.forEach((country, k) => {
      mustBeKnown(country, join(`${field}.permits`, k), countries, 'country');
      if (!guarded.includes(country)) {
        throw refusal(
          join(`${field}.permits`, k),
          said('hansaTeutonicaBoard', 'needsNoPermit', { country: show(country) }),
        );
      }
    });
  });
  const givers = f.cities.filter((c) => c.permits.length > 0).length;
  if (givers > MOST_PERMITS) {
    throw refusal(
      'board.cities',
      said('hansaTeutonicaBoard', 'manyPermits', { cities: givers, most: MOST_PERMITS }),
    );
  }
}

/** I1: a permit is earned with a post, so its city needs a route in a country that is already open. */
function checkPermits(f: BoardFile, guarded: readonly string[]): void {
  const open = new Set(f.routes.map((r) => r.country).filter((c) => c === null || !guarded.includes(c)));
  for (const country of open) {
    for (const { cities } of f.routes.filter((r) => r.country === country)) {
      for (const city of f.cities)
        if (cities.includes(city.id)) for (const permit of city.permits) open.add(permit);
    }
  }
  for (const country of guarded) {
    if (open.has(country)) continue;
    const givers = f.cities.filter((c) => c.permits.includes(country)).map((c) => c.id);
    const why =
      givers.length === 0
        ? said('hansaTeutonicaBoard', 'noPermit')
        : said('hansaTeutonicaBoard', 'lockedPermit', { cities: givers.join(', ') });
    throw refusal(join('board.countryPrestige', country), why);
  }
}
