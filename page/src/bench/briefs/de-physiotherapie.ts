import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'de-physiotherapie',
  language: 'de',
  title: 'Praxis',
  projectName: 'Physiotherapie am Wehr',
  projectDescription: '',
  text: `Physiotherapie am Wehr in Bamberg, Inhaberin Katrin Schöller. Krankengymnastik, Lymphdrainage, manuelle Therapie, alle Kassen und privat. Hausbesuche im Umkreis von 5 km. Mo-Do 8-19 Uhr, Fr 8-13 Uhr. Termine bitte nur telefonisch 0951 555 0144, kein Formular! Absagen bis 24 Stunden vorher.`,
  facts: [
    { what: 'name', all: ['Physiotherapie am Wehr'] },
    { what: 'ort', all: ['Bamberg'] },
    { what: 'inhaberin', all: ['Katrin Schöller', 'Inhaberin'] },
    { what: 'krankengymnastik', all: ['Krankengymnastik'] },
    { what: 'lymphdrainage', all: ['Lymphdrainage'] },
    { what: 'manuelle therapie', all: ['manuelle Therapie'] },
    { what: 'kassen', all: ['alle Kassen'] },
    { what: 'hausbesuche', all: ['Hausbesuche', '5 km'] },
    { what: 'wochentage', all: ['Mo-Do', '8-19 Uhr'] },
    { what: 'freitag', all: ['8-13 Uhr'] },
    { what: 'telefon', all: ['0951 555 0144'] },
    { what: 'absagen', all: ['24 Stunden vorher'] },
  ],
  forbidden: ['€', 'kein Formular', 'Opening hours', 'jahrelange Erfahrung', 'modernste', 'Contact us'],
};
