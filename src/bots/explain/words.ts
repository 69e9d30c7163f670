/** What the readable terms of the games are called, in each language. */
import type { Language } from '../../core/language.js';

type Names = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const HANSA_TEUTONICA: Names = {
  track: { en: 'points on the track', de: 'Punkte auf der Leiste' },
  abilities: { en: 'full abilities', de: 'volle Fähigkeiten' },
  markers: { en: 'points for markers', de: 'Punkte für Marker' },
  special: { en: 'special prestige', de: 'Sonderansehen' },
  cities: { en: 'controlled cities', de: 'kontrollierte Städte' },
  countries: { en: 'countries', de: 'Länder' },
  network: { en: 'the network', de: 'das Netz' },
  mission: { en: 'the mission', de: 'der Auftrag' },
  'growth-keys': { en: 'development of Keys', de: 'Ausbau der Stadtschlüssel' },
  'growth-actions': { en: 'development of Actions', de: 'Ausbau der Aktionen' },
  'growth-privilege': { en: 'development of Privilege', de: 'Ausbau des Privilegs' },
  'growth-book': { en: 'development of the Book', de: 'Ausbau des Buchs' },
  'growth-bank': { en: 'development of the Bank', de: 'Ausbau des Geldsacks' },
  tolls: { en: 'points to come from controlled cities', de: 'künftige Punkte aus kontrollierten Städten' },
  posts: { en: 'posts for what is to come', de: 'Kontore für später' },
  connection: { en: 'the chain between the two ends', de: 'die Verbindung der beiden Enden' },
  routes: { en: 'routes begun', de: 'angefangene Handelsrouten' },
  crew: { en: 'tradesmen in supply', de: 'Handelsleute im Vorrat' },
  stock: { en: 'tradesmen in stock', de: 'Handelsleute im Bestand' },
  merchants: { en: 'merchants', de: 'Kaufleute' },
  'on-routes': { en: 'tradesmen on routes', de: 'Handelsleute auf Routen' },
  'in-the-way': { en: 'tradesmen in the way', de: 'Handelsleute, die im Weg stehen' },
  shortage: { en: 'too few tradesmen left', de: 'zu wenige Handelsleute übrig' },
  unused: { en: 'markers to use', de: 'noch nutzbare Marker' },
  collection: { en: 'markers towards more prestige', de: 'Marker auf dem Weg zu mehr Ansehen' },
  favours: { en: 'favours', de: 'Gunstplättchen' },
  permits: { en: 'permits', de: 'Genehmigungen' },
  tempo: { en: 'actions left', de: 'übrige Aktionen' },
  finish: { en: 'the lead as the end comes near', de: 'der Vorsprung, wenn das Ende naht' },
};

const HANSA: Names = {
  unsold: { en: 'unsold goods', de: 'unverkaufte Waren' },
  sold: { en: 'sold goods', de: 'verkaufte Waren' },
  cities: { en: 'cities with booths', de: 'Städte mit Ständen' },
  bonus: { en: 'the extra card', de: 'die Zusatzkarte' },
  sale: { en: 'goods that can be sold together', de: 'Waren, die zusammen verkauft werden können' },
  singles: { en: 'goods without a partner', de: 'Waren ohne Gegenstück' },
  'at-risk': { en: 'goods that others’ sales may cost', de: 'Waren, die Verkäufe anderer kosten können' },
  talers: { en: 'talers', de: 'Taler' },
  markets: { en: 'markets where others pay', de: 'Märkte, auf denen andere zahlen' },
  harbours: { en: 'cities to sell in', de: 'Städte zum Verkaufen' },
  stacks: { en: 'booths on the board', de: 'Stände auf dem Plan' },
  stalls: { en: 'booths in hand', de: 'Stände in der Hand' },
  cargo: { en: 'goods within the ship’s reach', de: 'Waren in Reichweite des Schiffs' },
  stay: { en: 'the ship’s stay', de: 'der Aufenthalt des Schiffs' },
};

const WORDS: Readonly<Record<string, Names>> = { 'hansa-teutonica': HANSA_TEUTONICA, hansa: HANSA };

/** What a topic is called; one without a name by its id. */
export const topicName = (game: string, topic: string, language: Language): string =>
  WORDS[game]?.[topic]?.[language] ?? topic;
