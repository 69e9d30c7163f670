/** Hansa Teutonica: what it is about, setting up, the turn. */
import type { Topic } from '../../../../web/learn/types.js';

export const htBasics: readonly Topic[] = [
  {
    id: 'ht-goal',
    covers: [],
    title: { en: 'What it is about', de: 'Worum es geht' },
    body: {
      en: [
        'You are a trading house of the Hanseatic League. You occupy routes between cities, and when a route is all yours you create it: for a post in a city, for a new ability, or for prestige. The most prestige at the end wins.',
        [
          'A trader is a cube, a merchant a disc; a tradesman is either.',
          'A point is one space of a route; a post is a tradesman who has settled in a city.',
          'Your supply holds the tradesmen you can use now, your stock those you have to hire first.',
        ],
      ],
      de: [
        'Du führst ein Handelshaus der Hanse. Du besetzt Straßen zwischen Städten, und wenn eine Straße ganz dir gehört, gründest du sie: für ein Kontor in einer Stadt, für eine neue Fähigkeit oder für Ansehen. Wer am Ende das meiste Ansehen hat, gewinnt.',
        [
          'Händler sind Würfel, Kaufleute Scheiben; Figur heißt beides.',
          'Ein Punkt ist ein Feld einer Straße; ein Kontor ist eine Figur, die sich in einer Stadt niedergelassen hat.',
          'Im Vorrat liegen die Figuren, die du jetzt nutzen kannst, im Bestand die, die du erst holen musst.',
        ],
      ],
    },
    see: ['ht-turn', 'ht-create', 'ht-final'],
  },
  {
    id: 'ht-setup',
    covers: ['S1', 'S2', 'S5'],
    title: { en: 'Setting up', de: 'Aufbau' },
    body: {
      en: [
        'Everybody has 27 traders and 4 merchants. Eighteen of them cover the five tracks of the desk: 4 traders on Keys, 5 on Actions, 3 on Privilege, 3 on Bank, and 3 merchants on Book. One trader marks the score, one merchant begins in the supply.',
        'Eleven traders remain. The start player has 5 of them in the supply and 6 in the stock; each following player has one more in the supply and one less in the stock.',
        'The three start markers are shuffled and lie face up on the three routes with a tavern. All other markers form the face-down supply.',
        [
          'Keys: 1, 2, 2, 3, 4',
          'Actions: 2, 3, 3, 4, 4, 5',
          'Privilege: white, orange, pink, black',
          'Book: 2, 3, 4, 5',
          'Bank: 3, 5, 7, all',
        ],
      ],
      de: [
        'Alle haben 27 Händler und 4 Kaufleute. Achtzehn davon verdecken die fünf Leisten des Tableaus: 4 Händler die Stadtschlüssel, 5 die Aktionen, 3 das Privileg, 3 den Geldsack und 3 Kaufleute das Buch. Ein Händler zählt die Punkte, ein Kaufmann beginnt im Vorrat.',
        'Elf Händler bleiben. Wer beginnt, hat 5 davon im Vorrat und 6 im Bestand; jeder Folgende hat einen mehr im Vorrat und einen weniger im Bestand.',
        'Die drei Startmarker werden gemischt und liegen offen an den drei Straßen mit Wirtshaus. Alle anderen Marker bilden den verdeckten Nachschub.',
        [
          'Stadtschlüssel: 1, 2, 2, 3, 4',
          'Aktionen: 2, 3, 3, 4, 4, 5',
          'Privileg: weiß, orange, rosa, schwarz',
          'Buch: 2, 3, 4, 5',
          'Geldsack: 3, 5, 7, alle',
        ],
      ],
    },
    see: ['ht-develop', 'ht-markers', 'ht-missions', 'ht-favours', 'ht-two'],
  },
  {
    id: 'ht-turn',
    covers: ['T1', 'T2', 'T3'],
    title: { en: 'The turn', de: 'Der Zug' },
    body: {
      en: [
        'You have as many actions as your Actions track shows. Use them in any order, the same one as often as you like; each is finished before the next begins. You may stop early.',
        [
          'Income: hire from the stock',
          'Place a tradesman on a free point',
          'Displace somebody else’s tradesman',
          'Move your own tradesmen',
          'Create a route that is all yours',
        ],
        'Unused bonus markers cost no action. You use them between actions, before the first or after the last, as many as you like, but not during the action that brought them. Extra post alone is used inside the creation of a route.',
      ],
      de: [
        'Du hast so viele Aktionen, wie deine Leiste Aktionen zeigt. Nutze sie in beliebiger Reihenfolge, dieselbe so oft du willst; jede wird beendet, bevor die nächste beginnt. Du darfst früher aufhören.',
        [
          'Einkommen: Figuren aus dem Bestand holen',
          'Eine Figur auf einen freien Punkt einsetzen',
          'Eine fremde Figur verdrängen',
          'Eigene Figuren versetzen',
          'Eine Straße gründen, die dir ganz gehört',
        ],
        'Unbenutzte Bonusmarker kosten keine Aktion. Du nutzt sie zwischen Aktionen, vor der ersten oder nach der letzten, beliebig viele, aber nicht in der Aktion, in der du sie bekommst. Nur das Zusatzkontor wird beim Gründen selbst genutzt.',
      ],
    },
    see: ['ht-income', 'ht-place', 'ht-displace', 'ht-move', 'ht-create', 'ht-plate'],
  },
  {
    id: 'ht-secrets',
    covers: ['Z1'],
    title: { en: 'What is secret', de: 'Was geheim ist' },
    body: {
      en: [
        'Nobody knows the order of the marker supply. Markers on a plate are hidden from everyone, their owner included, until the end of that turn; then the owner alone sees them until they are placed. Missions are known to their owner until the end. Everything else is open.',
      ],
      de: [
        'Niemand kennt die Reihenfolge des Marker-Nachschubs. Marker auf einem Teller sieht niemand, auch ihr Besitzer nicht, bis der Zug endet; dann sieht nur er sie, bis sie liegen. Aufträge kennt bis zum Schluss nur, wer sie hat. Alles andere ist offen.',
      ],
    },
    see: ['ht-plate', 'ht-missions'],
  },
];
