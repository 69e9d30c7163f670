import type * as en from '../../../en/games/hansa-teutonica/lessons.js';
import type { Translation } from '../../../types.js';

export const about: Translation<typeof en.about> = {
  lesson: 'Routen, Kontore und Ellenbogen: Knüpfe dein Netz quer durch die Hanse.',
};

export const chapters: Translation<typeof en.chapters> = {
  routes: {
    title: 'Routen und Kontore',
    steps: {
      1: {
        text: 'Willkommen! Du bist Anna; Berta und Claas spielen gegen dich. Wer am Ende das meiste Ansehen hat, gewinnt. Einen Teil davon gibt es sofort auf der Leiste, den Rest am Schluss.',
      },
      2: {
        text: 'Routen verbinden die Städte, und anfangs hast du zwei Aktionen pro Zug. Setze damit zwei Händler ein, auf jeden Punkt zwischen Dortmund und Duisburg einen.',
        wrong:
          'Einsetzen darfst du überall, aber eine Route zählt erst, wenn sie dir ganz gehört. Nimm die kurze: Dortmund–Duisburg.',
      },
      3: {
        text: 'Du bist wieder dran, und die ganze Route gehört dir. Errichte sie: Auch das ist eine Aktion und geschieht nie von selbst. Eröffne als Belohnung ein Kontor in Duisburg.',
        wrong: 'Das würde die Route räumen und dir nichts bringen. Wähle das Kontor in Duisburg.',
      },
      4: {
        text: 'Ein Händler ist jetzt ein Kontor und bleibt für immer. Der andere kam in deinen Bestand; von dort musst du ihn erst wieder holen. Das erste Feld von Dortmund ist rund: Es braucht einen Kaufmann, deshalb stand es nicht zur Wahl.',
      },
      5: {
        text: 'Nur was in deinem Vorrat liegt, kannst du einsetzen, und er wird knapp. Nutze die zweite Aktion für Einkommen: Dein Geldsack steht auf 3, hole also drei Händler.',
        wrong: 'Weniger wäre erlaubt, aber Bescheidenheit bringt nichts: Nimm alle drei.',
      },
      6: {
        text: 'Sieh an: Berta hat Arnheim–Duisburg errichtet, und du hast 1 Punkt bekommen! Egal wer eine Route errichtet, zuerst punkten die, die die beiden Städte kontrollieren. Duisburg gehört dir, denn du hast dort die meisten Kontore.',
      },
      7: {
        text: 'Claas hat in Lübeck ein Feld mit Münze besetzt und dafür sofort 1 Punkt bekommen. Darum geht es in diesem Spiel: einsetzen, Routen errichten und dort sitzen, wo die anderen vorbeimüssen.',
      },
    },
  },
  abilities: {
    title: 'Fähigkeiten',
    steps: {
      1: {
        text: 'Ein paar Züge später gehören dir drei Routen. Manche Städte zeigen eine Fähigkeit: Wer dort eine Route errichtet, darf sie entwickeln, statt ein Kontor zu eröffnen.',
      },
      2: {
        text: 'Göttingen bietet Aktionen, die begehrteste Fähigkeit. Errichte Göttingen–Quedlinburg und entwickle Aktionen.',
        wrong:
          'Ein Kontor dort ist nett, aber drei Aktionen in jedem weiteren Zug sind besser. Entwickle Aktionen.',
      },
      3: {
        text: 'Der Händler von der Leiste liegt jetzt in deinem Vorrat, und du hast ab sofort drei Aktionen; die neue zählt gleich mit. Als Nächstes: Errichte Hamburg–Stade und entwickle Privileg.',
        wrong: 'Noch nicht: Ohne Privileg kannst du nur weiße Felder nutzen. Entwickle es mit Hamburg–Stade.',
      },
      4: {
        text: 'Kontore werden von links nach rechts eröffnet, und die Farbe des Feldes sagt, welches Privileg es braucht: weiß, orange, rosa oder schwarz. Du hast jetzt orange. In Minden ist das orange Feld an der Reihe: Errichte Minden–Paderborn und eröffne dort ein Kontor.',
        wrong: 'Möglich, aber in Minden kreuzen sich fünf Routen. Nimm dort das orange Feld.',
      },
      5: {
        text: 'Zuerst bekam Berta 1 Punkt, denn Minden gehörte ihr. Jetzt hat dort jede von euch ein Kontor, und bei Gleichstand zählt das am weitesten rechts: Minden gehört dir.',
      },
      6: {
        text: 'Die übrigen Fähigkeiten: Der Geldsack holt mehr auf einmal, das Buch versetzt mehr deiner Leute, und die Stadtschlüssel vervielfachen am Ende dein Netz. Jede Entwicklung bringt dir außerdem eine neue Figur.',
      },
    },
  },
  displacing: {
    title: 'Verdrängen und versetzen',
    steps: {
      1: {
        text: 'Berta versperrt deine Route nach Münster. Verdränge ihren Händler: Deiner nimmt den Punkt ein, und als Preis geht ein weiterer deiner Händler vom Vorrat in den Bestand.',
        wrong: 'Behalte deinen einzigen Kaufmann; verdränge mit einem Händler und zahle mit einem Händler.',
      },
      2: {
        text: 'Berta hat sofort geantwortet: Ihr Händler wich auf eine Nachbarroute aus, und sie durfte einen aus dem Bestand umsonst dazusetzen. Verdrängt zu werden lohnt sich; darum ist Blockieren ein guter Plan.',
      },
      3: {
        text: 'Die Route ist vollständig. Errichte sie und eröffne ein Kontor in Arnheim.',
        wrong: 'Nimm das Kontor in Arnheim: Für die große Verbindung wird es noch wichtig.',
      },
      4: {
        text: 'Jetzt hat Berta dich verdrängt, und du antwortest sofort. Setze deinen Händler auf einen freien Punkt einer Route, die an die alte grenzt; was leuchtet, ist nah genug.',
      },
      5: {
        text: 'Und nun das Geschenk: Setze einen Händler aus deinem Bestand dazu, nach derselben Regel. Bremen–Osnabrück ist ein guter Platz, denn dort liegt ein Bonusmarker.',
        wrong: 'Du dürftest verzichten, aber es kostet nichts. Setze den Händler dazu.',
      },
      6: {
        text: 'Dein Händler zwischen Perleberg und Stendal steht ganz allein. Versetzen ist eine Aktion, und mit Buch 2 darfst du bis zu zwei eigene Figuren aufnehmen. Nimm diese auf.',
      },
      7: {
        text: 'Setze sie auf einen beliebigen freien Punkt des Plans. Bei deinen anderen Figuren hilft sie am meisten, zum Beispiel auf Bremen–Osnabrück.',
        wrong: 'Setze zuerst ab, was du in der Hand hast.',
      },
      8: { text: 'Du dürftest jetzt eine zweite aufnehmen. Wir belassen es dabei: Schließe die Aktion ab.' },
      9: {
        text: 'Einsetzen, verdrängen, versetzen, Einkommen, Routen errichten: Das sind alle fünf Aktionen. Merke: Kontore in Städten kann niemand verdrängen.',
      },
    },
  },
  markers: {
    title: 'Marker und Kaufleute',
    steps: {
      1: {
        text: 'Neben Bremen–Osnabrück liegt ein Bonusmarker. Wer die Route errichtet, bekommt ihn: Errichte sie und eröffne ein Kontor in Osnabrück.',
        wrong: 'Den Marker bekämst du auch so, aber nimm das Kontor gleich mit.',
      },
      2: {
        text: 'Dafür hast du einen neuen Marker gezogen, noch verdeckt, für das Ende deines Zuges. Den genommenen darfst du gleich nutzen, und es kostet keine Aktion: drei Aktionen mehr!',
      },
      3: {
        text: 'Runde Felder nehmen Kaufleute auf, und du hast zwei. Das erste Feld von Emden ist rund: Setze deinen Kaufmann auf den letzten Punkt von Emden–Groningen.',
        wrong: 'Ein Händler ist eckig und passt nicht auf das runde Feld von Emden. Setze den Kaufmann ein.',
      },
      4: {
        text: 'Errichte die Route und eröffne mit dem Kaufmann das Kontor in Emden.',
        wrong: 'Auch gut, aber wir wollten den Kaufmann nach Emden bringen.',
      },
      5: {
        text: 'Kaufleute sind außerdem teuer zu verdrängen: Es kostet zwei Figuren statt einer, und ihr Besitzer darf zwei dazusetzen. Darum eignen sie sich am besten zum Blockieren.',
      },
      6: {
        text: 'Coellen–Warburg ist besonders: Ein Kaufmann dieser Route darf eines von vier Ansehensfeldern besetzen, die am Ende zählen. Dein Privileg ist weiß, nimm also die 7.',
        wrong: 'Sieben Punkte für einen Kaufmann! Nimm das Sonderansehen.',
      },
      7: { text: 'Du hast noch eine Aktion, und dein Vorrat ist fast leer. Nimm Einkommen.' },
      8: {
        text: 'Dein Zug endet: Jetzt siehst du den gezogenen Marker und legst ihn an eine Route, die leer ist, keinen Marker hat und zu einer Stadt mit freiem Feld führt. Wähle eine, die du selbst errichten willst!',
      },
      9: {
        text: 'Jeder genommene Marker zählt am Ende, benutzt oder nicht: einer bringt 1, vier bringen 6, zehn bringen 21. Und wenn kein neuer mehr gezogen werden kann, ist das Spiel zu Ende.',
      },
    },
  },
  ending: {
    title: 'Das Ende',
    steps: {
      1: {
        text: 'Spät im Spiel. Es endet sofort nach dem Errichten einer Route, wenn jemand auf der Leiste 20 erreicht, wenn kein Marker mehr zu ziehen ist oder wenn zehn Städte voll sind.',
      },
      2: {
        text: 'Ein großer Preis ist noch zu holen: Wer als Erster Arnheim und Stendal durch eine lückenlose Kette von Städten mit eigenen Kontoren verbindet, bekommt 7, der Nächste 4, dann 2. Dir fehlt nur Brunswick (Braunschweig).',
      },
      3: {
        text: 'Schließe die Kette: Errichte Brunswick–Stendal und eröffne ein Kontor in Brunswick.',
        wrong: 'Brunswick ist das fehlende Glied. Eröffne dort das Kontor.',
      },
      4: {
        text: '1 Punkt, weil du Stendal kontrollierst, und 7 für die Verbindung: Du stehst auf 20, und das Spiel ist sofort zu Ende. Entschieden ist es noch nicht: Jetzt wird der Rest gezählt.',
      },
      5: {
        text: 'Jede ganz entwickelte Fähigkeit außer den Stadtschlüsseln bringt 4: bei dir der Geldsack. Dazu kommen die Marker, dein Kaufmann auf der 7 und 2 für jede Stadt, die du kontrollierst.',
      },
      6: {
        text: 'Zuletzt das Netz: die Kontore in deiner größten Gruppe verbundener Städte mal Stadtschlüssel. Fünf Kontore mal 2 ergibt 10. Göttingen liegt abseits und zählt dafür nicht.',
      },
      7: {
        text: 'Du hast gewonnen und kennst jetzt das ganze Spiel. Die Regeln erklären jede Einzelheit; am besten geht es mit einem richtigen Spiel gegen die Bots weiter.',
      },
    },
  },
};
