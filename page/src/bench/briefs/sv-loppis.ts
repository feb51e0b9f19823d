import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'sv-loppis',
  language: 'sv',
  title: 'Loppis',
  projectName: 'Byalaget i Ekeby',
  projectDescription: '',
  text: `Loppis i Ekeby bygdegård lördag 22 augusti 2026 kl 10-15. Bord 150 kr, boka hos Gunilla 070-555 01 64. Fika med hembakat, ponnyridning 30 kr för barnen. Alla pengar går till nytt tak på bygdegården. Bara kontant och Swish!`,
  facts: [
    { what: 'vad', all: ['Loppis'] },
    { what: 'var', any: ['Ekeby bygdegård', 'bygdegård'] },
    { what: 'datum', all: ['22 augusti 2026'] },
    { what: 'tid', all: ['10-15'] },
    { what: 'bord', all: ['Bord', '150 kr'] },
    { what: 'boka', all: ['Gunilla', '070-555 01 64'] },
    { what: 'fika', all: ['Fika med hembakat'] },
    { what: 'ponny', all: ['ponnyridning', '30 kr'] },
    { what: 'syfte', all: ['nytt tak på bygdegården'] },
    { what: 'betalning', all: ['kontant och Swish'] },
  ],
  forbidden: ['Opening hours', 'Contact us', 'Learn more', 'Öffnungszeiten', 'Frequently asked', 'Book now'],
};
