/** Chapters one and two: routes and posts; abilities and privilege. */
import type { JsonObject } from '../../../../core/json.js';
import type { Chapter } from '../../../../web/learn/types.js';

export const CONFIG: JsonObject = {
  game: 'hansa-teutonica',
  edition: 'big-box',
  board: 'hanseatic-3',
  players: 3,
};

const trader = (at: string): JsonObject => ({ type: 'place', piece: 'trader', at });

export const routes: Chapter = {
  title: { en: 'Routes and posts', de: 'Straßen und Kontore' },
  position: {
    config: CONFIG,
    seats: [
      { supply: { traders: 5, merchants: 1 } },
      { supply: { traders: 3, merchants: 1 } },
      { supply: { traders: 5, merchants: 1 } },
    ],
    routes: {
      'arnheim--duisburg': ['1t', '1t', '1t'],
      'hamburg--luebeck': ['2t', '2t', null],
    },
    markers: {
      'bremen--osnabrueck': 'exchange',
      'goslar--hildesheim': 'move-3',
      'lueneburg--perleberg': 'extra-post',
    },
  },
  steps: [
    {
      text: {
        en: 'Welcome! You are Anna, Berta and Claas play against you. Whoever has the most prestige at the end wins: some of it is scored at once on the track, the rest at the end.',
        de: 'Willkommen! Du bist Anna, Berta und Claas spielen gegen dich. Wer am Ende das meiste Ansehen hat, gewinnt: einen Teil gibt es sofort auf der Leiste, den Rest am Schluss.',
      },
    },
    {
      text: {
        en: 'Cities are joined by routes, and you start with two actions a turn. Use them to place two traders: one on each point between Dortmund and Duisburg.',
        de: 'Straßen verbinden die Städte, und du hast anfangs zwei Aktionen im Zug. Setze damit zwei Händler ein: auf jeden Punkt zwischen Dortmund und Duisburg einen.',
      },
      look: ['route:dortmund--duisburg'],
      allow: [{ type: 'place', piece: 'trader', at: 'dortmund--duisburg/*' }],
      times: 2,
      wrong: {
        en: 'You may place anywhere, but a route only counts once all of it is yours. Take the short one: Dortmund–Duisburg.',
        de: 'Einsetzen darfst du überall, aber eine Straße zählt erst, wenn sie dir ganz gehört. Nimm die kurze: Dortmund–Duisburg.',
      },
      after: [
        { seat: 1, action: trader('hannover--minden/0') },
        { seat: 1, action: trader('hannover--minden/1') },
        { seat: 2, action: trader('hamburg--luebeck/2') },
        { seat: 2, action: trader('hamburg--stade/0') },
      ],
    },
    {
      text: {
        en: 'Your turn again, and the whole route is yours. Create it: that is an action too and never happens by itself. As the reward, open a post in Duisburg.',
        de: 'Du bist wieder dran, und die ganze Straße gehört dir. Gründe sie: Auch das ist eine Aktion und geschieht nie von selbst. Eröffne als Belohnung ein Kontor in Duisburg.',
      },
      look: ['route:dortmund--duisburg', 'city:duisburg'],
      allow: [{ type: 'create', route: 'dortmund--duisburg', reward: { type: 'post', city: 'duisburg' } }],
      all: true,
      wrong: {
        en: 'That would clear the route and bring you nothing. Choose the post in Duisburg.',
        de: 'Das würde die Straße räumen und dir nichts bringen. Wähle das Kontor in Duisburg.',
      },
    },
    {
      text: {
        en: 'One trader is now a post; it stays for good. The other went to your stock, from where you have to hire it again. The first space of Dortmund is round: it wants a merchant, so it was not on offer.',
        de: 'Ein Händler ist jetzt ein Kontor und bleibt für immer. Der andere kam in deinen Bestand; von dort musst du ihn erst wieder holen. Das erste Feld von Dortmund ist rund: Es braucht einen Kaufmann, deshalb stand es nicht zur Wahl.',
      },
      look: ['post:duisburg/0', 'post:dortmund/0'],
    },
    {
      text: {
        en: 'Only what lies in your supply can be placed, and it is running low. Use the second action for income: your Bank is 3, so hire three traders.',
        de: 'Nur was in deinem Vorrat liegt, kannst du einsetzen, und er wird knapp. Nutze die zweite Aktion für Einkommen: Dein Geldsack steht auf 3, hole also drei Händler.',
      },
      allow: [{ type: 'income', traders: 3 }],
      all: true,
      wrong: {
        en: 'Fewer would be allowed, but there is no reason to be modest: take all three.',
        de: 'Weniger wäre erlaubt, aber Bescheidenheit bringt nichts: Nimm alle drei.',
      },
      after: [
        {
          seat: 1,
          action: {
            type: 'create',
            route: 'arnheim--duisburg',
            reward: { type: 'post', city: 'arnheim', piece: 'trader' },
          },
        },
        { seat: 1, action: trader('hannover--minden/2') },
        {
          seat: 2,
          action: {
            type: 'create',
            route: 'hamburg--luebeck',
            reward: { type: 'post', city: 'luebeck', piece: 'trader' },
          },
        },
        { seat: 2, action: trader('hamburg--stade/1') },
      ],
    },
    {
      text: {
        en: 'Look: Berta created Arnheim–Duisburg, and you scored 1! Whoever creates a route, the controllers of both its cities score first. You control Duisburg because you have the most posts there.',
        de: 'Sieh an: Berta hat Arnheim–Duisburg gegründet, und du hast 1 Punkt bekommen! Egal wer gründet, zuerst punkten die, die die beiden Städte kontrollieren. Duisburg gehört dir, denn du hast dort die meisten Kontore.',
      },
      look: ['city:duisburg', 'route:arnheim--duisburg'],
    },
    {
      text: {
        en: 'Claas opened a post on a space with a coin in Lübeck and scored its 1 at once. That is the heart of the game: place, create, and be where others have to pass.',
        de: 'Claas hat in Lübeck ein Feld mit Münze besetzt und dafür sofort 1 Punkt bekommen. Das ist der Kern des Spiels: einsetzen, gründen und dort sitzen, wo andere vorbei müssen.',
      },
      look: ['post:luebeck/0'],
    },
  ],
};

export const abilities: Chapter = {
  title: { en: 'Abilities', de: 'Fähigkeiten' },
  position: {
    config: CONFIG,
    seats: [
      { score: 2, supply: { traders: 2, merchants: 1 } },
      { score: 1, supply: { traders: 5, merchants: 1 } },
      { score: 2, supply: { traders: 5, merchants: 1 } },
    ],
    routes: {
      'goettingen--quedlinburg': ['0t', '0t', '0t'],
      'hamburg--stade': ['0t', '0t', '0t'],
      'minden--paderborn': ['0t', '0t', '0t'],
    },
    cities: { minden: { posts: ['1t', null, null, null] } },
    markers: {
      'bremen--osnabrueck': 'exchange',
      'goslar--hildesheim': 'move-3',
      'lueneburg--perleberg': 'extra-post',
    },
  },
  steps: [
    {
      text: {
        en: 'A few turns later three routes are yours. Some cities show an ability: creating a route there lets you develop it instead of opening a post.',
        de: 'Ein paar Züge später gehören dir drei Straßen. Manche Städte zeigen eine Fähigkeit: Wer dort gründet, darf sie entwickeln, statt ein Kontor zu eröffnen.',
      },
      look: ['city:goettingen', 'city:stade'],
    },
    {
      text: {
        en: 'Göttingen offers Actions, the most wanted of all. Create Göttingen–Quedlinburg and develop Actions.',
        de: 'Göttingen bietet Aktionen, das Begehrteste von allem. Gründe Göttingen–Quedlinburg und entwickle Aktionen.',
      },
      look: ['route:goettingen--quedlinburg', 'city:goettingen'],
      allow: [
        { type: 'create', route: 'goettingen--quedlinburg', reward: { type: 'develop', ability: 'actions' } },
      ],
      all: true,
      wrong: {
        en: 'A post there is fine, but three actions every turn for the rest of the game are better. Develop Actions.',
        de: 'Ein Kontor dort ist nett, aber drei Aktionen in jedem weiteren Zug sind besser. Entwickle Aktionen.',
      },
    },
    {
      text: {
        en: 'The trader from the track joined your supply, and you have three actions a turn from now on; the new one counts at once. Next: create Hamburg–Stade and develop Privilege.',
        de: 'Der Händler von der Leiste liegt jetzt in deinem Vorrat, und du hast ab sofort drei Aktionen; die neue zählt gleich mit. Als Nächstes: Gründe Hamburg–Stade und entwickle Privileg.',
      },
      look: ['route:hamburg--stade', 'city:stade'],
      allow: [{ type: 'create', route: 'hamburg--stade', reward: { type: 'develop', ability: 'privilege' } }],
      all: true,
      wrong: {
        en: 'Not yet: without Privilege you can only use white spaces. Develop it with Hamburg–Stade.',
        de: 'Noch nicht: Ohne Privileg kannst du nur weiße Felder nutzen. Entwickle es mit Hamburg–Stade.',
      },
    },
    {
      text: {
        en: 'Posts are opened from left to right, and the colour of a space says which Privilege it needs: white, orange, pink or black. You have reached orange. In Minden the orange space is next: create Minden–Paderborn and open a post there.',
        de: 'Kontore werden von links nach rechts eröffnet, und die Farbe des Feldes sagt, welches Privileg es braucht: weiß, orange, rosa oder schwarz. Du hast jetzt orange. In Minden ist das orange Feld an der Reihe: Gründe Minden–Paderborn und eröffne dort ein Kontor.',
      },
      look: ['route:minden--paderborn', 'post:minden/1'],
      allow: [{ type: 'create', route: 'minden--paderborn', reward: { type: 'post', city: 'minden' } }],
      all: true,
      wrong: {
        en: 'Possible, but Minden lies at the crossroads of five routes. Take the orange space there.',
        de: 'Möglich, aber in Minden kreuzen sich fünf Straßen. Nimm dort das orange Feld.',
      },
    },
    {
      text: {
        en: 'First Berta scored 1, for Minden was hers. Now each of you has one post there, and a tie goes to the post furthest right: Minden is yours.',
        de: 'Zuerst bekam Berta 1 Punkt, denn Minden gehörte ihr. Jetzt hat dort jede von euch ein Kontor, und bei Gleichstand zählt das am weitesten rechts: Minden gehört dir.',
      },
      look: ['city:minden'],
    },
    {
      text: {
        en: 'The other abilities: Bank hires more at a time, Book moves more of your people, and Keys multiply your network at the end. Each one you develop also gives you a new worker.',
        de: 'Die übrigen Fähigkeiten: Der Geldsack holt mehr auf einmal, das Buch versetzt mehr deiner Leute, und die Stadtschlüssel vervielfachen am Ende dein Netz. Jede Entwicklung bringt dir außerdem eine neue Figur.',
      },
      look: ['city:luebeck', 'city:groningen', 'city:halle'],
    },
  ],
};
