import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'de-gedenkseite',
  language: 'de',
  title: 'Papa',
  projectName: 'Heinrich Wolters',
  projectDescription: '',
  text: `Guten Tag, wir möchten eine Gedenkseite für unseren Vater. Er mochte kein Getue, also bitte nichts Verschnörkeltes und keine Engel.

Heinrich Wolters, Orgelbauer, geboren am 3. März 1941 in Leer, gestorben am 17. Februar 2026 in Oldenburg. Er hat 38 Orgeln gebaut, die größte steht in der Lambertikirche. Er liebte die See, seinen Hund Piet und schlechte Witze.

Die Trauerfeier ist am 6. März um 14 Uhr in der Kapelle am Gertrudenfriedhof, danach Kaffee im Gasthof Janßen. Bitte keine Kränze, stattdessen eine Spende an die Seenotretter. Wer mag, trägt etwas Buntes.

Ein Foto suchen wir noch raus, meine Schwester hat die Kiste. Vom Erbe und so natürlich kein Wort. Danke Ihnen, Antje Wolters`,
  facts: [
    { what: 'name', all: ['Heinrich Wolters'] },
    { what: 'beruf', all: ['Orgelbauer'] },
    { what: 'geboren', all: ['3. März 1941'] },
    { what: 'geburtsort', all: ['Leer'] },
    { what: 'gestorben', all: ['17. Februar 2026'] },
    { what: 'sterbeort', all: ['Oldenburg'] },
    { what: 'orgeln', all: ['38 Orgeln'] },
    { what: 'größte orgel', all: ['Lambertikirche'] },
    { what: 'hund', all: ['Piet'] },
    { what: 'witze', all: ['schlechte Witze'] },
    { what: 'trauerfeier', all: ['Trauerfeier', '6. März', '14 Uhr'] },
    { what: 'ort der feier', all: ['Kapelle am Gertrudenfriedhof'] },
    { what: 'kaffee', all: ['Gasthof Janßen'] },
    { what: 'kränze', all: ['keine Kränze'] },
    { what: 'spende', all: ['Spende', 'Seenotretter'] },
    { what: 'kleidung', all: ['etwas Buntes'] },
  ],
  forbidden: [
    'wir möchten eine',
    'Getue',
    'Verschnörkeltes',
    'Engel',
    'suchen wir noch',
    'meine Schwester',
    'die Kiste',
    'Erbe',
    'Danke Ihnen',
    'Unsere Leistungen',
  ],
};
