import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'pt-banda',
  language: 'pt',
  title: 'Página da banda',
  projectName: 'Maré Vazia',
  projectDescription: '',
  text: `banda indie de Aveiro, disco novo a 13 de março`,
  facts: [
    { what: 'o que é', all: ['banda indie'] },
    { what: 'cidade', all: ['Aveiro'] },
    { what: 'disco', all: ['disco novo'] },
    { what: 'data', all: ['13 de março'] },
    { what: 'nome', all: ['Maré Vazia'] },
  ],
  forbidden: ['€', 'Precios', 'Opening hours', 'Spotify', 'Learn more', 'aclamada'],
};
