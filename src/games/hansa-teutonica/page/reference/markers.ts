/** Hansa Teutonica: bonus markers. */
import type { Topic } from '../../../../web/learn/types.js';

export const htMarkers: readonly Topic[] = [
  {
    id: 'ht-markers',
    covers: ['T3', 'E4', 'M6'],
    title: { en: 'Bonus markers', de: 'Bonusmarker' },
    body: {
      en: [
        'You get a marker by creating the route it lies on. It is yours, unused, until you use it in this turn or a later one; then it is turned over and kept. Using it costs no action and happens between actions.',
        'At the end all your markers count, used or not. Those still on your plate do not.',
      ],
      de: [
        'Du bekommst einen Marker, wenn du die Straße gründest, an der er liegt. Er bleibt unbenutzt, bis du ihn in diesem oder einem späteren Zug nutzt; dann wird er umgedreht und behalten. Das kostet keine Aktion und geschieht zwischen Aktionen.',
        'Am Ende zählen alle deine Marker, benutzt oder nicht. Die noch auf deinem Teller zählen nicht.',
      ],
    },
    see: ['ht-marker-kinds', 'ht-plate', 'ht-final'],
    figure: 'marker',
  },
  {
    id: 'ht-marker-kinds',
    covers: ['M1', 'M2', 'M3', 'M4', 'M5'],
    title: { en: 'What each marker does', de: 'Was jeder Marker kann' },
    body: {
      en: [
        [
          'Extra post: see there; it is used while creating a route.',
          'Exchange: two tradesmen in neighbouring occupied printed spaces of one city change places, whatever their shape and colour. In the Big Box one of them must be yours, in 2009 any two will do. Extra posts, green cities and special prestige are out of its reach, and no coin is scored.',
          'Develop: develop any ability, as after creating a route.',
          '+3 actions, +4 actions: that many more actions in this turn.',
          'Move 3 (Big Box): lift up to three tradesmen of opponents and put them on free points they fit, just vacated ones included.',
          'Remove 3 (2009): send up to three tradesmen of any players from routes back to their owners’ supplies.',
        ],
      ],
      de: [
        [
          'Zusatzkontor: siehe dort; es wird beim Gründen genutzt.',
          'Kontortausch: Zwei Figuren auf benachbarten besetzten gedruckten Feldern einer Stadt tauschen die Plätze, gleich welcher Form und Farbe. In der Big Box muss eine davon dir gehören, 2009 sind beliebige zwei erlaubt. Zusatzkontore, grüne Städte und Sonderansehen sind ausgenommen, und keine Münze zählt.',
          'Entwickeln: eine beliebige Fähigkeit entwickeln, wie nach dem Gründen.',
          '+3 Aktionen, +4 Aktionen: so viele Aktionen mehr in diesem Zug.',
          '3 versetzen (Big Box): bis zu drei fremde Figuren aufnehmen und auf passende freie Punkte setzen, eben geräumte eingeschlossen.',
          '3 entfernen (2009): bis zu drei Figuren beliebiger Spieler von Straßen in den Vorrat ihrer Besitzer zurückschicken.',
        ],
      ],
    },
    see: ['ht-extra-post', 'ht-develop', 'ht-editions'],
  },
  {
    id: 'ht-plate',
    covers: ['T5'],
    title: { en: 'Placing new markers', de: 'Neue Marker auslegen' },
    body: {
      en: [
        'At the end of your turn you look at the markers on your plate and put each on a route of your choice. The route must have no marker, no permanent marker and no tradesman on it, and at least one of its cities must have an empty printed space; green cities have none to offer. In Britannia only English routes will do.',
        'If there is no such route, the marker waits on the plate until the end of your next turn.',
      ],
      de: [
        'Am Ende deines Zuges siehst du die Marker auf deinem Teller an und legst jeden an eine Straße deiner Wahl. An ihr darf kein Marker, kein Dauermarker und keine Figur sein, und mindestens eine ihrer Städte muss ein freies gedrucktes Feld haben; grüne Städte bieten keines. In Britannien kommen nur englische Straßen in Frage.',
        'Gibt es keine solche Straße, wartet der Marker auf dem Teller bis zum Ende deines nächsten Zuges.',
      ],
    },
    see: ['ht-markers', 'ht-secrets'],
  },
];
