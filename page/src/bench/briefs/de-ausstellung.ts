import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'de-ausstellung',
  language: 'de',
  title: 'Ausstellung Papierwelten',
  projectName: 'Stadtmuseum Lauben',
  projectDescription: '',
  text: `PAPIERWELTEN – Schattentheater, Scherenschnitt, Origami
Sonderausstellung im Stadtmuseum Lauben, 14. Mai bis 27. September 2026

Papier ist dünn und hält doch länger als mancher Stein. Die Ausstellung zeigt 130 Werke aus vier Jahrhunderten: Scherenschnitte von Luise Duttenhofer, ein Schattentheater aus Java, Faltungen des japanischen Meisters Kenji Morita und Papierkleider von Studentinnen der Hochschule Lauben. In drei Räumen darf man selbst schneiden und falten, Scheren liegen bereit.

ERÖFFNUNG
Mittwoch, 13. Mai 2026, 18 Uhr, Eintritt frei, es spricht die Kuratorin Dr. Henrike Aschoff.

ÖFFNUNGSZEITEN
Di–So 10–17 Uhr
Do 10–20 Uhr
Mo geschlossen
an Feiertagen geöffnet

EINTRITT
Erwachsene 8 €
Ermäßigt 5 €
Familienkarte 16 €
unter 12 Jahren frei
Donnerstags ab 17 Uhr zahlt jeder, was er will.

BEGLEITPROGRAMM
Sa 6. Juni, 15 Uhr: Origami für Anfänger mit Kenji Morita, 12 € mit Material
So 5. Juli, 11 Uhr: Führung mit der Kuratorin
Fr 21. August, 21 Uhr: Schattentheater im Hof (bei Regen im Saal)
Gruppen und Schulklassen nach Anmeldung, Führung 60 € plus Eintritt, höchstens 25 Personen

ANREISE
Stadtmuseum Lauben, Klosterhof 3, 87231 Lauben. Vom Bahnhof 8 Minuten zu Fuß. Der Aufzug fährt in alle Stockwerke, ein Rollstuhl kann geliehen werden.
Kontakt: 08331 555 070, museum@lauben.example

Katalog 96 Seiten, 19,80 € im Museumsladen. Gefördert von der Kulturstiftung Allgäu und der Sparkasse Lauben.

Hinweise für die Seite: großes Bild zuerst, elegant, Sie-Form, keine Preise ganz oben. Der Knopf: „Führung anfragen“.`,
  facts: [
    { what: 'titel', all: ['Papierwelten'] },
    { what: 'ort', all: ['Stadtmuseum Lauben'] },
    { what: 'beginn', all: ['14. Mai'] },
    { what: 'ende', all: ['27. September 2026'] },
    { what: 'werke', all: ['130 Werke'] },
    { what: 'duttenhofer', all: ['Luise Duttenhofer'] },
    { what: 'java', all: ['Schattentheater aus Java'] },
    { what: 'morita', all: ['Kenji Morita'] },
    { what: 'papierkleider', all: ['Papierkleider'] },
    { what: 'mitmachen', all: ['drei Räumen'] },
    { what: 'eröffnung', all: ['13. Mai 2026', '18 Uhr'] },
    { what: 'kuratorin', all: ['Henrike Aschoff', 'Kuratorin'] },
    { what: 'di bis so', all: ['Di–So', '10–17 Uhr'] },
    { what: 'donnerstag', all: ['10–20 Uhr'] },
    { what: 'montag', all: ['Mo', 'geschlossen'] },
    { what: 'feiertage', all: ['Feiertagen geöffnet'] },
    { what: 'erwachsene', all: ['Erwachsene', '8 €'] },
    { what: 'ermäßigt', all: ['Ermäßigt', '5 €'] },
    { what: 'familienkarte', all: ['Familienkarte', '16 €'] },
    { what: 'kinder', all: ['unter 12 Jahren', 'frei'] },
    { what: 'donnerstags', all: ['zahlt jeder, was er will'] },
    { what: 'origami', all: ['Origami für Anfänger', '12 €'] },
    { what: 'origami zeit', all: ['6. Juni', '15 Uhr'] },
    { what: 'führung', all: ['5. Juli', 'Führung mit der Kuratorin'] },
    { what: 'schattentheater', all: ['21. August', 'Schattentheater im Hof'] },
    { what: 'gruppen', all: ['60 €', '25 Personen'] },
    { what: 'adresse', all: ['Klosterhof 3'] },
    { what: 'bahnhof', all: ['8 Minuten zu Fuß'] },
    { what: 'aufzug', all: ['Aufzug'] },
    { what: 'rollstuhl', all: ['Rollstuhl'] },
    { what: 'telefon', all: ['08331 555 070'] },
    { what: 'mail', all: ['museum@lauben.example'] },
    { what: 'katalog', all: ['Katalog', '19,80 €'] },
    { what: 'förderer', all: ['Kulturstiftung Allgäu', 'Sparkasse Lauben'] },
    { what: 'knopf', all: ['Führung anfragen'] },
  ],
  forbidden: ['Hinweise für die Seite', 'Sie-Form', 'großes Bild', 'Der Knopf', 'Opening hours', 'weltberühmt'],
};
