import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-podcast',
  language: 'en',
  title: 'Podcast page',
  projectName: 'Slow Trains',
  projectDescription: '',
  text: `weekly podcast about night trains, new episode every thursday`,
  facts: [
    { what: 'what it is', all: ['podcast about night trains'] },
    { what: 'rhythm', all: ['weekly'] },
    { what: 'day of new episodes', any: ['every thursday', 'each thursday', 'Thursdays'] },
    { what: 'name', all: ['Slow Trains'] },
  ],
  forbidden: ['$', 'listeners', 'award-winning', 'Spotify', 'five stars', 'Opening hours'],
};
