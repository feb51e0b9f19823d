import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'es-taller-bicis',
  language: 'es',
  title: 'Taller de bicis',
  projectName: 'Bicis La Rueda',
  projectDescription: '',
  text: `Taller de bicicletas en Gracia, reparamos en 24 horas`,
  facts: [
    { what: 'oficio', all: ['Taller de bicicletas'] },
    { what: 'barrio', all: ['Gracia'] },
    { what: 'plazo', all: ['24 horas'] },
    { what: 'nombre', all: ['Bicis La Rueda'] },
  ],
  forbidden: ['€', 'Opening hours', 'Contact us', 'años de experiencia', 'clientes satisfechos', 'Learn more'],
};
