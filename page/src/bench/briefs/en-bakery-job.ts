import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-bakery-job',
  language: 'en',
  title: 'Night baker',
  projectName: 'Haldane Bakery',
  projectDescription: '',
  text: `---------- Forwarded message ----------
From: Lorna Keane <lorna@haldanebakery.example>
To: Mick
Subject: Fwd: night baker advert

Mick, can you stick this on a page before the weekend? Ta.

NIGHT BAKER WANTED
Haldane Bakery, Stirling
£13.80 an hour, 40 hours, Sunday to Thursday, 10pm till 6am
28 days holiday, free bread, pension after 3 months
You should be able to lift 25 kg and get up (or stay up!) without moaning. Experience with sourdough is a plus but we train you.
Send your CV and a few lines about yourself to jobs@haldanebakery.example by 30 April. No agencies. Interviews in the week of 11 May, start 1 June.

I'd rather not say how many people left last year. Callum thinks a picture of the oven would be nice, I'm not fussed. Nothing corporate, please.

Lorna
Sent from my iPhone`,
  facts: [
    { what: 'job', all: ['night baker'] },
    { what: 'name', all: ['Haldane Bakery'] },
    { what: 'town', all: ['Stirling'] },
    { what: 'pay', all: ['£13.80'] },
    { what: 'hours', all: ['40 hours'] },
    { what: 'days', any: ['Sunday to Thursday', 'Sunday-Thursday'] },
    { what: 'times', any: ['10pm till 6am', '10pm to 6am', '10pm-6am'] },
    { what: 'holiday', all: ['28 days'] },
    { what: 'bread', all: ['free bread'] },
    { what: 'pension', all: ['pension after 3 months'] },
    { what: 'lifting', all: ['25 kg'] },
    { what: 'sourdough', all: ['sourdough'] },
    { what: 'training', all: ['we train you'] },
    { what: 'application', all: ['CV', 'jobs@haldanebakery.example'] },
    { what: 'deadline', all: ['30 April'] },
    { what: 'agencies', all: ['No agencies'] },
    { what: 'interviews', all: ['11 May'] },
    { what: 'start', all: ['1 June'] },
  ],
  forbidden: [
    'Forwarded message',
    'Subject',
    'Mick',
    'stick this on a page',
    'before the weekend',
    'left last year',
    'Callum',
    'picture of the oven',
    'not fussed',
    'Nothing corporate',
    'Sent from my iPhone',
    'competitive salary',
  ],
};
