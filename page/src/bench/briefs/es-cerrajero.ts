import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'es-cerrajero',
  language: 'es',
  title: 'Cerrajero',
  projectName: 'Cerrajería Nalón',
  projectDescription: '',
  text: `cerrajero en Gijón 24h, desde 60€, nada de florituras`,
  facts: [
    { what: 'oficio', all: ['cerrajero'] },
    { what: 'ciudad', all: ['Gijón'] },
    { what: 'horario', any: ['24h', '24 h', '24 horas'] },
    { what: 'precio', all: ['desde 60€'] },
    { what: 'nombre', all: ['Cerrajería Nalón'] },
  ],
  forbidden: ['florituras', 'nada de', 'años de experiencia', 'Opening hours', 'sin compromiso'],
};
