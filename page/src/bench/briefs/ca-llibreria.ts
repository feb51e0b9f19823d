import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'ca-llibreria',
  language: 'ca',
  title: 'Llibreria',
  projectName: 'Llibreria El Far',
  projectDescription: '',
  text: `llibreria de vell a Girona, comprem biblioteques senceres`,
  facts: [
    { what: 'què és', all: ['llibreria de vell'] },
    { what: 'on', all: ['Girona'] },
    { what: 'compra', all: ['comprem biblioteques senceres'] },
    { what: 'nom', all: ['Llibreria El Far'] },
  ],
  forbidden: ['€', 'Opening hours', 'Contact us', 'Contáctanos', 'Preguntas frecuentes', 'Learn more'],
};
