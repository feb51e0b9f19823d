import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-dog-groomer',
  language: 'en',
  title: 'Muddy Paws',
  projectName: 'Muddy Paws Grooming',
  projectDescription: 'Dog grooming in Hove',
  text: `Muddy Paws dog grooming, Hove. Small dogs £35, medium £45, large £60, nail clip only £12. we do NOT groom cats sorry!! Tuesday to Saturday 9 till 5. Book on 07700 900482. pls dont use pictures of poodles`,
  facts: [
    { what: 'name', all: ['Muddy Paws'] },
    { what: 'town', all: ['Hove'] },
    { what: 'small', all: ['Small dogs', '£35'] },
    { what: 'medium', all: ['medium', '£45'] },
    { what: 'large', all: ['large', '£60'] },
    { what: 'nails', all: ['nail clip', '£12'] },
    { what: 'no cats', any: ['do NOT groom cats', "don't groom cats", 'no cats'] },
    { what: 'days', any: ['Tuesday to Saturday', 'Tuesday-Saturday'] },
    { what: 'times', any: ['9 till 5', '9 to 5', '9-5'] },
    { what: 'phone', all: ['07700 900482'] },
  ],
  forbidden: ['poodles', 'dont use pictures', 'certified', 'fully insured', 'happy customers'],
};
