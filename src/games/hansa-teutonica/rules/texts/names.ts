/** What the scoring categories and the bots' terms are called. */
import type { Language } from '../../../../core/language.js';

type Names = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const CATEGORIES: Names = {
  track: { en: 'Prestige track', de: 'Ansehensleiste' },
  abilities: { en: 'Full abilities', de: 'Volle Fähigkeiten' },
  markers: { en: 'Bonus markers', de: 'Bonusmarker' },
  special: { en: 'Special prestige', de: 'Sonderansehen' },
  cities: { en: 'Cities', de: 'Städte' },
  countries: { en: 'Countries', de: 'Länder' },
  network: { en: 'Network', de: 'Netz' },
  mission: { en: 'Mission', de: 'Auftrag' },
};

const TOPICS: Names = {
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

export const categoryName = (category: string, language: Language): string => CATEGORIES[category][language];
export const topicName = (topic: string, language: Language): string => TOPICS[topic][language];
