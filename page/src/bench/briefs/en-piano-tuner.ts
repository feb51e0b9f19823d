import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-piano-tuner',
  language: 'en',
  title: 'Piano tuning',
  projectName: 'Okafor Pianos',
  projectDescription: '',
  text: `piano tuner in Leeds, £65, keep it short please`,
  facts: [
    { what: 'trade', all: ['piano tuner'] },
    { what: 'city', all: ['Leeds'] },
    { what: 'price', all: ['£65'] },
    { what: 'name', all: ['Okafor Pianos'] },
  ],
  forbidden: ['keep it short', 'short please', 'years of experience', 'Opening hours', 'award-winning'],
};
