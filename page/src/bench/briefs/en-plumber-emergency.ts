import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-plumber-emergency',
  language: 'en',
  title: 'Emergency plumber',
  projectName: 'Hartley Plumbing',
  projectDescription: '',
  text: `Emergency plumber in Leeds, call 0113 496 0217`,
  facts: [
    { what: 'trade', all: ['Emergency plumber'] },
    { what: 'town', all: ['Leeds'] },
    { what: 'phone', all: ['0113 496 0217'] },
    { what: 'name', all: ['Hartley Plumbing'] },
  ],
  forbidden: ['£', 'years of experience', 'trusted by', 'award-winning', '24/7', 'Gas Safe'],
};
