import type * as en from '../../../en/games/hansa-teutonica/reference.js';
import type { Translation } from '../../../types.js';

export const topics: Translation<typeof en.topics> = {
  'ht-goal': {
    title: 'Worum es geht',
    body: [
      'Du führst ein Handelshaus der Hanse. Du besetzt Routen zwischen Städten, und wenn eine Route ganz dir gehört, errichtest du sie: für ein Kontor in einer Stadt, für eine neue Fähigkeit oder für Ansehen. Wer am Ende das meiste Ansehen hat, gewinnt.',
      [
        'Händler sind Würfel, Kaufleute Scheiben; „Figur“ steht für beides.',
        'Ein Punkt ist ein Feld einer Route; ein Kontor ist eine Figur, die sich in einer Stadt niedergelassen hat.',
        'Im Vorrat liegen die Figuren, die du jetzt nutzen kannst, im Bestand die, die du erst holen musst.',
      ],
    ],
  },
  'ht-setup': {
    title: 'Aufbau',
    body: [
      'Alle haben 27 Händler und 4 Kaufleute. Achtzehn davon verdecken die fünf Leisten des Tableaus: 4 Händler die Stadtschlüssel, 5 die Aktionen, 3 das Privileg, 3 den Geldsack und 3 Kaufleute das Buch. Ein Händler zeigt auf der Leiste deine Punkte an, ein Kaufmann beginnt im Vorrat.',
      'Elf Händler bleiben übrig. Wer beginnt, hat 5 davon im Vorrat und 6 im Bestand; jeder Folgende hat einen mehr im Vorrat und einen weniger im Bestand.',
      'Die drei Startmarker werden gemischt und liegen offen an den drei Routen mit Wirtshaus. Alle anderen Marker bilden den verdeckten Nachschub.',
      [
        'Stadtschlüssel: 1, 2, 2, 3, 4',
        'Aktionen: 2, 3, 3, 4, 4, 5',
        'Privileg: weiß, orange, rosa, schwarz',
        'Buch: 2, 3, 4, 5',
        'Geldsack: 3, 5, 7, alle',
      ],
    ],
  },
  'ht-turn': {
    title: 'Der Zug',
    body: [
      'Du hast so viele Aktionen, wie deine Leiste „Aktionen“ angibt. Nutze sie in beliebiger Reihenfolge, dieselbe so oft du willst; jede wird beendet, bevor die nächste beginnt. Du darfst früher aufhören.',
      [
        'Einkommen: Figuren aus dem Bestand holen',
        'Eine Figur auf einen freien Punkt einsetzen',
        'Eine fremde Figur verdrängen',
        'Eigene Figuren versetzen',
        'Eine Route errichten, die dir ganz gehört',
      ],
      'Unbenutzte Bonusmarker kosten keine Aktion. Du nutzt sie zwischen Aktionen, vor der ersten oder nach der letzten, beliebig viele, aber nicht in der Aktion, in der du sie bekommst. Nur das Zusatzkontor wird beim Errichten selbst genutzt.',
    ],
  },
  'ht-secrets': {
    title: 'Was geheim ist',
    body: [
      'Niemand kennt die Reihenfolge des Marker-Nachschubs. Marker auf einem Teller liegen verdeckt, bis der Zug endet, auch für ihren Besitzer; dann sieht nur er sie, bis er sie auslegt. Aufträge kennt bis zum Schluss nur, wer sie hat. Alles andere ist offen.',
    ],
  },
  'ht-income': {
    title: 'Einkommen',
    body: [
      'Lege Figuren aus deinem Bestand in den Vorrat, höchstens so viele, wie dein Geldsack zeigt, Händler und Kaufleute beliebig gemischt. Auf der letzten Stufe darfst du alles nehmen.',
      'Big Box: Du darfst auch weniger nehmen, aber mindestens eine Figur. 2009: Du nimmst genau so viele, wie der Geldsack sagt, oder alle, wenn es weniger sind. Ist der Bestand leer, gibt es kein Einkommen.',
    ],
  },
  'ht-place': {
    title: 'Einsetzen',
    body: [
      'Setze eine Figur aus deinem Vorrat auf einen beliebigen freien Punkt des Plans. Punkte mit Boot nehmen nur Kaufleute auf, alle anderen beides.',
    ],
  },
  'ht-displace': {
    title: 'Verdrängen',
    body: [
      'Nimm jemandem einen Punkt weg: Eine Figur aus deinem Vorrat, die auf den Punkt passt, ersetzt die fremde, die dort steht.',
      'Als Preis gehen weitere Figuren deiner Wahl aus deinem Vorrat in deinen Bestand: eine für einen Händler, zwei für einen Kaufmann. Reicht dein Vorrat nicht, kannst du nicht verdrängen. Kontore in Städten sind für immer sicher.',
    ],
  },
  'ht-relocate': {
    title: 'Ausweichen',
    body: [
      'Wer verdrängt wurde, antwortet, bevor irgendetwas anderes geschieht: Die verdrängte Figur kommt auf den Plan zurück, und dazu darf eine weitere Figur gesetzt werden, zwei, wenn ein Kaufmann verdrängt wurde. Die Reihenfolge ist frei, und sie müssen nicht auf dieselbe Route. Auf die zusätzlichen darfst du verzichten, die verdrängte muss gesetzt werden.',
      'Wohin: nie auf die Route, von der sie kommt. Am nächsten sind Routen, die eine Stadt mit ihr teilen, dann die, die mit diesen eine Stadt teilen, und so fort. Jede Figur kommt auf einen passenden freien Punkt der nächstgelegenen Routen, die einen haben; das wird für jede Figur neu bestimmt.',
      [
        'Zusätzliche kommen aus dem Bestand, gleich welcher Art.',
        'Nur wenn der Bestand leer ist, kommen sie aus dem Vorrat.',
        'Nur wenn beide leer sind, darfst du irgendeine deiner Figuren von einer Route nehmen, auch von der, auf der du verdrängt wurdest.',
        'Passt die verdrängte Figur nirgends auf dem Plan, kommt sie in deinen Bestand.',
      ],
    ],
  },
  'ht-move': {
    title: 'Versetzen',
    body: [
      'Nimm eigene Figuren von Punkten auf, mindestens eine und höchstens so viele, wie dein Buch zeigt, und setze sie alle auf beliebige freie Punkte. Eben geräumte Punkte sind frei; zwei deiner Figuren können also die Plätze tauschen.',
    ],
  },
  'ht-create': {
    title: 'Eine Route errichten',
    body: [
      'Gehören dir alle Punkte einer Route, darfst du sie errichten. Das ist eine Aktion und geschieht nie von selbst. Der Reihe nach:',
      [
        'Wer die beiden Städte kontrolliert, bekommt je 1 Punkt, gleich wer es ist.',
        'Liegt dort ein Bonusmarker, nimmst du ihn und ziehst verdeckt einen neuen auf deinen Teller. Ist keiner mehr da, endet das Spiel nach dieser Aktion.',
        'Du wählst eine Belohnung: ein Kontor, ein Zusatzkontor mit dem passenden Marker, eine Fähigkeit, Sonderansehen oder nichts.',
        'Alle übrigen Figuren der Route kommen in deinen Bestand.',
      ],
      'Auch wenn beide Städte voll sind, darfst du die Route errichten, nur für die Punkte und den Marker.',
    ],
  },
  'ht-control': {
    title: 'Wer eine Stadt kontrolliert',
    body: [
      'Wer dort die meisten Kontore hat, Zusatzkontore mitgezählt. Haben mehrere gleich viele, dann wer von ihnen am weitesten rechts steht. Zusatzkontore stehen links der gedruckten Felder, jedes neue noch weiter links: Sie zählen zur Menge, verlieren aber den Gleichstand.',
    ],
  },
  'ht-post': {
    title: 'Ein Kontor eröffnen',
    body: [
      'Eine Figur der Route zieht auf das von links erste freie Feld einer ihrer beiden Städte. Sie muss die Form des Feldes haben, eckig für Händler und rund für Kaufleute, und dein Privileg muss seine Farbe erreicht haben: weiß, orange, rosa, schwarz; jede Farbe schließt die früheren ein.',
      'Eine Münze auf dem Feld bringt sofort Punkte, wenn du es besetzt. Wird das letzte gedruckte Feld einer Stadt besetzt, rückt die Leiste der vollendeten Städte vor.',
    ],
  },
  'ht-extra-post': {
    title: 'Zusatzkontor',
    body: [
      'Mit einem unbenutzten Marker Zusatzkontor darf die Belohnung einer Route ein Kontor neben den gedruckten Feldern sein: irgendeine Figur der Route, Händler oder Kaufmann, ohne Rücksicht auf das Privileg. Sie steht links von allen Kontoren der Stadt. Deren erstes gedrucktes Feld muss schon besetzt sein. Die gedruckten Felder bleiben, wie sie sind.',
    ],
  },
  'ht-develop': {
    title: 'Eine Fähigkeit entwickeln',
    body: [
      'Zeigt eine der beiden Städte eine Fähigkeit, die noch nicht voll ist, darfst du sie entwickeln: Die Figur ganz links auf ihrer Leiste kommt in deinen Vorrat, und die Zahl darunter gilt ab sofort.',
      [
        'Stadtschlüssel vervielfachen am Ende dein Netz.',
        'Aktionen: mehr Aktionen im Zug. Steigt die Zahl in deinem eigenen Zug, hast du sofort eine mehr; bleibt sie gleich, nicht.',
        'Privileg öffnet Felder weiterer Farben.',
        'Buch: wie viele deiner Figuren du beim Versetzen aufnehmen darfst.',
        'Geldsack: wie viele Figuren ein Einkommen holt.',
      ],
    ],
  },
  'ht-special': {
    title: 'Sonderansehen',
    body: [
      'Auf jedem Plan liegt eine Route neben vier runden Feldern mit 7, 8, 9 und 11 Punkten: Coellen–Warburg auf den Hanseplänen, Danzig–Königsberg im Osten, Plymouth–Salisbury in Britannien. Wer sie errichtet, darf einen ihrer Kaufleute auf ein freies Feld schicken, dessen Farbe das eigene Privileg erreicht hat. Es zählt am Ende und ist kein Kontor.',
    ],
  },
  'ht-connection': {
    title: 'Die große Verbindung',
    body: [
      'Auf jedem Plan gibt es zwei weit voneinander entfernte Städte: Arnheim und Stendal, Lübeck und Danzig, Oxford und York. Schließt ein neues Kontor von dir eine lückenlose Kette von Städten mit deinen Kontoren von der einen zur anderen, beide eingeschlossen, bekommst du sofort 7 Punkte. Wer es als Zweiter schafft, bekommt 4, als Dritter 2, danach nichts; jeder nur einmal.',
    ],
  },
  'ht-markers': {
    title: 'Bonusmarker',
    body: [
      'Du bekommst einen Marker, wenn du die Route errichtest, an der er liegt. Er bleibt unbenutzt, bis du ihn in diesem oder einem späteren Zug nutzt; dann wird er umgedreht und behalten. Das kostet keine Aktion und geschieht zwischen Aktionen.',
      'Am Ende zählen alle deine Marker, benutzt oder nicht. Die noch auf deinem Teller zählen nicht.',
    ],
  },
  'ht-marker-kinds': {
    title: 'Was jeder Marker kann',
    body: [
      [
        'Zusatzkontor: siehe dort; es wird beim Errichten genutzt.',
        'Kontortausch: Zwei Figuren auf benachbarten besetzten gedruckten Feldern einer Stadt tauschen die Plätze, gleich welcher Form und Farbe. In der Big Box muss eine davon dir gehören, 2009 sind beliebige zwei erlaubt. Zusatzkontore, grüne Städte und Sonderansehen sind ausgenommen, und keine Münze zählt.',
        'Entwickeln: eine beliebige Fähigkeit entwickeln, wie nach dem Errichten.',
        '+3 Aktionen, +4 Aktionen: so viele Aktionen mehr in diesem Zug.',
        '3 versetzen (Big Box): bis zu drei fremde Figuren aufnehmen und auf passende freie Punkte setzen, eben geräumte eingeschlossen.',
        '3 entfernen (2009): bis zu drei Figuren beliebiger Spieler von Routen in den Vorrat ihrer Besitzer zurückschicken.',
      ],
    ],
  },
  'ht-plate': {
    title: 'Neue Marker auslegen',
    body: [
      'Am Ende deines Zuges siehst du die Marker auf deinem Teller an und legst jeden an eine Route deiner Wahl. An ihr darf kein Marker, kein Dauermarker und keine Figur sein, und mindestens eine ihrer Städte muss ein freies gedrucktes Feld haben; grüne Städte bieten keines. In Britannien kommen nur englische Routen in Frage.',
      'Gibt es keine solche Route, wartet der Marker auf dem Teller bis zum Ende deines nächsten Zuges.',
    ],
  },
  'ht-end': {
    title: 'Das Ende des Spiels',
    body: [
      'Das Spiel endet unmittelbar nach dem Errichten einer Route, ihren Dauermarker eingeschlossen, wenn dabei eines davon eintrat:',
      [
        'Jemand steht auf der Leiste auf 20 oder mehr.',
        'Ein neuer Marker war zu ziehen, und es war keiner mehr da.',
        'Die Leiste der vollendeten Städte ist am Ende: zehn Städte, in Britannien acht.',
      ],
      'Es gibt keine weiteren Aktionen, und keine Marker werden ausgelegt.',
    ],
  },
  'ht-final': {
    title: 'Schlusswertung',
    body: [
      [
        'Die Leiste: was du im Spiel bekommen hast.',
        'Fähigkeiten: 4 für jede ganz entwickelte, außer den Stadtschlüsseln.',
        'Marker: 1 für einen, 3 für zwei oder drei, 6 für vier oder fünf, 10 für sechs oder sieben, 15 für acht oder neun, 21 ab zehn.',
        'Sonderansehen: die Zahl auf jedem Feld, das du besetzt hast.',
        'Städte: 2 für jede, die du kontrollierst.',
        'Länder, in Britannien: siehe dort.',
        'Netz: die Kontore in deinem größten Netz mal Stadtschlüssel.',
      ],
    ],
  },
  'ht-network': {
    title: 'Das Netz',
    body: [
      'Städte mit deinen Kontoren, die durch Routen verbunden sind, bilden ein Netz, gleich wer sie kontrolliert. Es zählt dein Netz mit den meisten Kontoren; mehrere in einer Stadt zählen alle. Ihre Zahl wird mit deinen Stadtschlüsseln multipliziert.',
    ],
  },
  'ht-winner': {
    title: 'Wer gewinnt',
    body: [
      'Die höchste Summe. Big Box: Bei Gleichstand gewinnt, wer weniger Figuren von der Leiste Aktionen genommen hat, dann wer mehr Punkte für das Netz hat; sonst wird der Sieg geteilt. 2009: Der Sieg wird geteilt.',
    ],
  },
  'ht-missions': {
    title: 'Modul: Aufträge',
    body: [
      'Auf den Hanseplänen könnt ihr mit Aufträgen spielen. Von neun Karten bekommen alle geheim eine. Sie nennt drei Städte: Am Ende bringt jede mit einem deiner Kontore 1 Punkt, und wenn du alle drei kontrollierst, gibt es 5 dazu.',
    ],
  },
  'ht-favours': {
    title: 'Modul: Gunst',
    body: [
      'Auf den Hanseplänen könnt ihr mit Gunstplättchen spielen. Von den sechs Plättchen liegen so viele offen aus, wie Spieler dabei sind. Als Allererstes in einem Zug darfst du zwei unbenutzte Marker umdrehen und ein Plättchen nehmen. Dafür verzichtest du auf alle Aktionen dieses Zuges: Du hast keine mehr, und weder ein Marker noch eine höhere Stufe bei Aktionen gibt dir welche. Andere Marker darfst du noch nutzen, dann legst du die von deinem Teller aus. Nur ein Plättchen je Zug.',
      [
        'Zusatzaktion: in jedem Zug eine Aktion mehr.',
        'Einkommensanteil: Nimmt jemand anders Einkommen, darfst du dir eine Figur deiner Wahl aus deinem Bestand holen.',
        'Doppeltes Ausweichen: Wird ein Händler von dir verdrängt, darfst du zwei Figuren dazusetzen statt einer.',
        'Freies Ausweichen: Nach einer Verdrängung darfst du beliebige passende freie Punkte auf allen Routen nutzen.',
        'Stadtansehen: Deine Städte zählen am Ende je 4 statt 2.',
        'Fähigkeitsansehen: Deine vollen Fähigkeiten zählen je 7 statt 4.',
      ],
    ],
  },
  'ht-eastern': {
    title: 'Der Plan des Ostens',
    body: [
      'Belgard, Waren und Dresden sind grün: Sie haben keine gedruckten Felder. Ein Kontor kommt nur auf zwei Wegen dorthin.',
      [
        'Mit dem Dauermarker für grüne Städte: Es steht rechts von allen Kontoren dort.',
        'Mit einem Marker Zusatzkontor auf einer Route der Stadt: Es steht links von allen, und es muss vorher keines da sein.',
      ],
      'Das erste Kontor in einer grünen Stadt rückt die Leiste der vollendeten Städte vor. Sonst ist sie eine Stadt wie jede andere: Sie wird kontrolliert, bringt Punkte beim Errichten und zählt für Ketten und Netze.',
      'Waren bietet zwei Fähigkeiten; du wählst eine davon.',
    ],
  },
  'ht-permanent': {
    title: 'Dauermarker',
    body: [
      'Manche Routen des Ostens und Britanniens tragen einen gedruckten Marker. Wer die Route errichtet, darf ihn am Ende dieser Aktion nutzen, nachdem die übrigen Figuren in den Bestand gekommen sind und bevor geprüft wird, ob das Spiel endet. Niemand nimmt ihn, er zählt nichts, und du musst ihn nicht nutzen.',
      [
        '2 versetzen: bis zu zwei Figuren beliebiger Spieler, auch eigene, aufnehmen und auf passende freie Punkte setzen.',
        'Privileg entwickeln.',
        'Kontor in grüner Stadt: Eine Figur aus deinem Vorrat, gleich welcher Art, wird Kontor in einer grünen Stadt.',
        '2 wiederverwenden: Bis zu zwei Figuren dieser Route, die in deinen Bestand kämen, gehen stattdessen auf freie Punkte, auch derselben Route.',
        '2 einsetzen (Britannien): Setze bis zu zwei deiner Figuren auf passende freie Punkte in Wales oder Schottland, ohne Erlaubnis: aus dem Bestand; ist er leer, aus dem Vorrat; sind beide leer, von anderen Punkten.',
      ],
    ],
  },
  'ht-britannia': {
    title: 'Britannien: Erlaubnisse',
    body: [
      'In England handelt jeder frei. Zum Einsetzen oder Verdrängen auf einer walisischen Route brauchst du die Erlaubnis von Cardiff oder London, auf einer schottischen die von Carlisle oder London. Die Erlaubnis einer Stadt hat, wem in diesem Augenblick ihr am weitesten rechts besetztes Kontor gehört. Jede gilt für eine solche Aktion im Zug, und die örtliche wird vor der Londons verbraucht. Zu dritt gibt es kein Schottland und keine Erlaubnis von Carlisle.',
      [
        'Verdrängte und zusätzliche Figuren kommen nur auf Routen des Landes, in dem verdrängt wurde, oder nach England.',
        'Eigene versetzen: innerhalb Englands; aus Wales innerhalb von Wales oder nach England; aus Schottland innerhalb Schottlands oder nach England.',
        'Durch Marker versetzte Figuren bleiben in ihrem Land.',
        'Um eine Route zu errichten, brauchst du nie eine Erlaubnis. Die Belohnung darf in jeder ihrer Städte liegen, gleich in welchem Land.',
      ],
    ],
  },
  'ht-countries': {
    title: 'Britannien: Ende und Länder',
    body: [
      'Hier beenden acht vollendete Städte das Spiel.',
      'Am Ende wird Wales gewertet, zu viert und zu fünft auch Schottland. Die Rangfolge richtet sich danach, wie viele Städte des Landes jemand kontrolliert, bei Gleichstand nach den eigenen Kontoren im Land; die ersten drei bekommen 7, 4 und 2. Wer immer noch gleichauf liegt, teilt sich das Ansehen des eigenen und des nächsten Platzes, egal wie viele es sind, für jeden abgerundet; danach geht es mit dem übernächsten Platz weiter. Plätze, die übrig sind, gehen an Spieler, die dort nichts kontrollieren, aber Kontore haben, in der Reihenfolge von deren Zahl; geteilt wird ebenso. Ohne Kontor gibt es nichts. Eine Stadt, die zu zwei Ländern gehört, zählt für beide.',
    ],
  },
  'ht-two': {
    title: 'Zu zweit',
    body: [
      'Zu zweit spielt ihr die Ausgabe von 2009 auf dem kleineren Hanseplan, den Routen und vier Wächter in Provinzen teilen. In einer steht eine Spielfigur; wer nicht beginnt, stellt sie vor dem ersten Zug auf.',
      [
        'Einsetzen, verdrängen und errichten darfst du nur auf Routen, die an die Provinz der Spielfigur grenzen. Für Einkommen, Versetzen und Ausweichen gilt das nicht, und von den Markern nur für das Zusatzkontor, das zum Errichten gehört.',
        'Einmal im Zug, vor deiner ersten Aktion oder nach deiner letzten, darf die Spielfigur kostenlos bis zu zwei Grenzen überqueren. Eine Grenze ist eine Route oder ein Wächter zwischen zwei Provinzen; eine gemeinsame Ecke genügt nicht.',
        'Ziehst du sie kostenlos, nachdem du eine Aktion gemacht hast, ist dein Zug zu Ende, bis auf das Auslegen von Markern; übrige Aktionen verfallen. Einen Marker zu nutzen ist keine Aktion.',
        'Jederzeit in deinem Zug darfst du eine Aktion ausgeben, um die Spielfigur in eine beliebige Provinz zu stellen.',
      ],
    ],
  },
  'ht-editions': {
    title: 'Ausgaben',
    body: [
      'Big Box und 2009 unterscheiden sich in wenigen Punkten; alles andere ist gleich.',
      [
        'Einkommen: In der Big Box darfst du weniger nehmen, als der Geldsack sagt, 2009 nicht.',
        'Kontortausch: In der Big Box muss eine der beiden Figuren dir gehören.',
        'Die Big Box hat 3 versetzen, 2009 hat 3 entfernen; die Zahlen der anderen Marker weichen etwas ab.',
        'Gleichstand beim Sieg: Die Big Box löst ihn auf, 2009 wird der Sieg geteilt.',
        'Zu zweit: nur 2009. Der Osten und Britannien: nur Big Box.',
        'Eine Liste der Big Box nennt für die zweite Stufe des Geldsacks eine 4. Das ist ein Druckfehler; auf dem Tableau steht 5, und so spielen wir.',
      ],
    ],
  },
};

export const figures: Translation<typeof en.figures> = {
  place: 'Der freie Punkt von Dortmund–Duisburg',
  displace: 'Ein Händler steht im Weg',
  relocate: 'Verdrängt von Bremen–Minden: Diese Routen sind die nächsten',
  create: 'Alle drei Punkte sind besetzt: Diese Route kann errichtet werden',
  control: 'Je ein Kontor: Das rechte entscheidet',
  post: 'Als Nächstes in Osnabrück: das orange Feld',
  extra: 'Ein Zusatzkontor, links von den anderen',
  develop: 'Göttingen entwickelt Aktionen',
  special: 'Vier Felder für Kaufleute',
  connection: 'Arnheim und Stendal, verbunden',
  marker: 'Ein Marker an Bremen–Osnabrück',
  network: 'Fünf verbundene Kontore, ein sechstes liegt abseits',
  eastern: 'Waren, eine grüne Stadt',
  britannia: 'Cardiff und London geben Erlaubnisse für Wales',
  two: 'Die Spielfigur und die Routen um sie herum',
  'card-ht': 'Die Mitte des Hanseplans',
};
