import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-choir-concert',
  language: 'en',
  title: 'Summer concert',
  projectName: 'Wharfedale Singers',
  projectDescription: '',
  text: `Wharfedale Singers summer concert, Saturday 20 June 2026, 7.30pm at St Margaret's Church, Ilkley. Fauré Requiem and folk songs. Conductor Helen Marsh. Tickets £12, under 18s free, on the door or from tickets@wharfedalesingers.example`,
  facts: [
    { what: 'name', all: ['Wharfedale Singers'] },
    { what: 'what', all: ['summer concert'] },
    { what: 'date', all: ['20 June 2026'] },
    { what: 'time', any: ['7.30pm', '7:30pm', '19:30'] },
    { what: 'place', all: ["St Margaret's Church"] },
    { what: 'town', all: ['Ilkley'] },
    { what: 'music', all: ['Fauré Requiem'] },
    { what: 'more music', all: ['folk songs'] },
    { what: 'conductor', all: ['Helen Marsh'] },
    { what: 'ticket', all: ['£12'] },
    { what: 'children', all: ['under 18s', 'free'] },
    { what: 'where to buy', all: ['on the door'] },
    { what: 'mail', all: ['tickets@wharfedalesingers.example'] },
  ],
  forbidden: [
    'award-winning',
    'Learn more about our services',
    'internationally acclaimed',
    'sold out',
    'testimonials',
    'limited seats',
  ],
};
