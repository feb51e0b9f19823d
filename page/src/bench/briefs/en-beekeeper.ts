import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-beekeeper',
  language: 'en',
  title: 'Honey page',
  projectName: 'Combe Hill Bees',
  projectDescription: '',
  text: `my wife and me keep 14 hives above Combe Hill, we sell raw honey at the gate and at Frome market first sunday of the month, 340g jar is £7.50, bring your empty jar back get 50p off, beeswax candles too, candles are £5`,
  facts: [
    { what: 'hives', all: ['14 hives'] },
    { what: 'place', all: ['Combe Hill'] },
    { what: 'product', all: ['raw honey'] },
    { what: 'gate', all: ['at the gate'] },
    { what: 'market', all: ['Frome market'] },
    { what: 'market day', all: ['first sunday of the month'] },
    { what: 'jar price', all: ['340g jar', '£7.50'] },
    { what: 'jar return', all: ['50p off'] },
    { what: 'candles', all: ['beeswax candles', '£5'] },
  ],
  forbidden: ['organic', 'award-winning', 'family business since', 'nationwide delivery', 'Trusted by'],
};
