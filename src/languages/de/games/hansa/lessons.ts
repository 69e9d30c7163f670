import type * as en from '../../../en/games/hansa/lessons.js';
import type { Translation } from '../../../types.js';

export const about: Translation<typeof en.about> = {
  lesson: 'Ein Schiff, sechs Sorten Waren und ein scharfer Blick: Handle auf der Ostsee.',
};

export const chapters: Translation<typeof en.chapters> = {
  sailing: {
    title: 'Segeln und kaufen',
    steps: {
      1: {
        text: 'Willkommen auf der Ostsee! Du bist Anna; Berta und Claas handeln gegen dich. Es gibt nur ein Schiff, und wer am Zug ist, segelt damit. Punkte bringen verkaufte Waren und Städte, in denen du Marktstände hast.',
      },
      2: {
        text: 'Jeder Zug bringt dir 3 Taler; mit den 3 von vorher hast du 6. Segeln kostet 1 Taler je Pfeil und geht nur in Pfeilrichtung. Segle nach Danzig.',
        wrong: 'Auch dorthin könnte das Schiff, aber deine eigenen Stände sind in Danzig.',
      },
      3: {
        text: 'In Danzig hast du mehr Stände als alle anderen, darum sind die Waren hier für dich umsonst. Nimm die rote mit zwei Fässern.',
        wrong:
          'Nimm die rote: Verkaufen kannst du nur mindestens zwei Waren einer Farbe, und in Kalmar wartet noch eine rote.',
      },
      4: {
        text: 'Bei jedem Aufenthalt in einer Stadt hast du eine Aktion: kaufen, bauen oder verkaufen. Für die nächste musst du weitersegeln. Fahre nach Kalmar.',
        wrong: 'Reval ist schön, aber die rote Ware liegt in Kalmar.',
      },
      5: {
        text: 'Kalmar gehört Berta: Sie hat hier die meisten Stände. Kaufe die rote Ware trotzdem; dein Taler geht an sie.',
      },
      6: { text: 'Noch ein Halt: Von Kalmar führt nur ein Pfeil weiter, nach Kopenhagen.' },
      7: {
        text: 'In Kopenhagen hat niemand Stände, darum geht der Taler an die Bank; ebenso, wo mehrere gleich viele haben. Kaufe die grüne Ware.',
      },
      8: {
        text: 'Ein Taler ist übrig. Bis zu 3 Taler und 3 unverkaufte Waren darfst du behalten, also beende den Zug; die anderen segeln von hier weiter.',
      },
      9: {
        text: 'Zwei rote Waren und eine grüne in einem einzigen Zug: ein guter Anfang. Jetzt lernst du, was du damit machst.',
      },
    },
  },
  booths: {
    title: 'Stände und Verkauf',
    steps: {
      1: {
        text: 'Dein nächster Zug beginnt in Kopenhagen. Baue: Gib eine Ware ab und stelle hier so viele Stände auf, wie sie Fässer zeigt. Nimm die grüne für zwei Stände.',
        wrong: 'Behalte die beiden roten zusammen: Gleich verkaufst du sie.',
      },
      2: {
        text: 'Kopenhagen gehört dir: Du kaufst hier umsonst, andere zahlen an dich, und am Ende zählt es 4, solange niemand sonst hier einen Stand hat; sonst 2. Segle nun nach Danzig.',
      },
      3: {
        text: 'Zum Verkaufen brauchst du einen eigenen Stand in der Stadt und mindestens zwei Waren einer Farbe. Ein Stand kommt zu dir zurück. Verkaufe beide roten Waren.',
        wrong: 'Das wäre schade: Verkauft bringen die beiden roten 7 Punkte. Verkaufe sie.',
      },
      4: {
        text: 'Eine verkaufte Ware zählt 1 plus ihre Fässer. Das sind für dich 3 und 4 Punkte, und die sind sicher. Und alle anderen, die rote Waren hatten, haben eine davon verloren: Achte darauf, was andere sammeln!',
      },
      5: {
        text: 'Jede Ware lässt sich also auf drei Arten nutzen: verkaufen für Punkte, abgeben für Stände oder behalten. Unverkauft zählt sie am Ende nur 1.',
      },
    },
  },
  limits: {
    title: 'Verluste und Grenzen',
    steps: {
      1: {
        text: 'Jetzt segelt Claas, und er ist mit zwei orangen Waren in Lübeck. Auch du hast orange Waren. Mal sehen …',
      },
      2: {
        text: 'Er hat Orange verkauft, also verlierst du eine orange Ware; welche, bestimmst du. Gib die mit nur einem Fass ab.',
        wrong: 'Behalte lieber die drei Fässer: Sie bauen mehr und zählen mehr.',
      },
      3: {
        text: 'Dein Zug, mit 3 frischen Talern. Als Allererstes darfst du für 1 Taler alle leeren Lager auffüllen. Viele sind leer: Fülle auf.',
        wrong: 'Manchmal überlässt man das besser den anderen. Hier willst du die Waren selbst: Fülle auf.',
      },
      4: {
        text: 'Aufgefüllt wurde nach den Nummern der Städte, aus den fünf Stapeln. Segle den Pfeil entlang nach Aalborg.',
      },
      5: { text: 'Kaufe hier eine der beiden Waren; der Taler dafür geht an Berta.' },
      6: {
        text: 'Jetzt hast du vier unverkaufte Waren, eine mehr, als du behalten darfst. Beende den Zug und sieh, was geschieht.',
      },
      7: {
        text: 'Am Ende des Zuges bleiben nur 3 unverkaufte Waren und 3 Taler. Wähle die Ware, die aus dem Spiel geht.',
      },
      8: {
        text: 'Verkaufte Waren zählen für diese Grenze nicht und gehen nie verloren. Verkaufe also rechtzeitig, bevor andere es tun.',
      },
    },
  },
  ending: {
    title: 'Die letzte Runde',
    steps: {
      1: {
        text: 'Nur der fünfte Stapel ist noch da. Sobald beim Auffüllen eine Ware von ihm genommen wird, wird die Runde noch zu Ende gespielt, dann ist Schluss. Du liegst vorn: Fülle auf!',
        wrong: 'Warten schenkt den anderen einen Zug. Fülle jetzt auf.',
      },
      2: {
        text: 'Das ist dein letzter Zug. In Riga hast du Stände, und du besitzt drei blaue Waren. Segle dorthin.',
        wrong: 'Erst nach Riga: Dort kannst du verkaufen.',
      },
      3: {
        text: 'Verkaufe alle drei auf einmal: 2, 3 und 4 Punkte. Du nimmst einen von zwei Ständen zurück, die Stadt zählt also weiter für dich.',
        wrong: 'Aufheben lohnt nicht mehr. Verkaufe alle drei.',
      },
      4: { text: 'Sehr gut. Beende deinen Zug; Berta und Claas haben noch je einen.' },
      5: { text: 'Das Spiel ist aus. Jede unverkaufte Ware zählt 1, jede verkaufte 1 plus ihre Fässer.' },
      6: {
        text: 'Jede Stadt mit einem Stand von dir zählt 2 oder, wenn du dort allein bist, 4: Kopenhagen und Riga bringen dir je 4, Lübeck und Danzig je 2.',
      },
      7: {
        text: 'Du hast gewonnen und kennst jetzt alle Regeln. Am besten geht es mit einem richtigen Spiel gegen die Bots weiter.',
      },
    },
  },
};
