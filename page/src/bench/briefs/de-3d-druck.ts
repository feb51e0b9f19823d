import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'de-3d-druck',
  language: 'de',
  title: '3D Druck',
  projectName: 'Druckwerk Kassel',
  projectDescription: '',
  text: `3D-Druck Service in Kassel, Prototypen bis 50 cm`,
  facts: [
    { what: 'was', all: ['3D-Druck'] },
    { what: 'wo', all: ['Kassel'] },
    { what: 'größe', any: ['Prototypen bis 50 cm', 'bis 50 cm'] },
    { what: 'name', all: ['Druckwerk Kassel'] },
  ],
  forbidden: ['€', 'Opening hours', 'Contact us', 'jahrelange Erfahrung', 'zufriedene Kunden', 'Learn more'],
};
