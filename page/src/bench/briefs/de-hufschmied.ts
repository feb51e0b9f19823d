import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'de-hufschmied',
  language: 'de',
  title: 'Hufschmied',
  projectName: 'Hufschmiede Petersen',
  projectDescription: '',
  text: `Hufschmied Raum Lüneburg, Barhuf ab 45€, bitte ohne Schnickschnack`,
  facts: [
    { what: 'beruf', any: ['Hufschmied', 'Hufschmiede'] },
    { what: 'gegend', all: ['Lüneburg'] },
    { what: 'preis', all: ['Barhuf', '45€'] },
    { what: 'name', all: ['Hufschmiede Petersen'] },
  ],
  forbidden: ['Schnickschnack', 'bitte ohne', 'jahrelange Erfahrung', 'Opening hours', 'zufriedene Kunden'],
};
