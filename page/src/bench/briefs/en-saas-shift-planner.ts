import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-saas-shift-planner',
  language: 'en',
  title: 'Rotaboard',
  projectName: 'Rotaboard',
  projectDescription: 'Shift planning for small cafés',
  text: `Rotaboard - shift planning for cafes and small restaurants

what it does
* drag and drop rota, copy last week in one click
* staff swap shifts on their phone, you only approve
* hours go to payroll as a csv file or straight to Xero

pricing
Free - up to 5 staff
Team - $19 per month per location, up to 30 staff
Chain - $49 per month per location, unlimited staff, phone support

14 day trial, no card needed. Made by two ex baristas in Bristol. "We save four hours every Sunday" - Dana Whitlock, owner of Copper Kettle

FAQ
Can I cancel? Yes any time, you keep your data for 90 days.
Does it work offline? You can see the rota but not change it.

no stock photos, clean and techy look`,
  facts: [
    { what: 'name', all: ['Rotaboard'] },
    { what: 'purpose', all: ['shift planning'] },
    { what: 'audience', all: ['cafes and small restaurants'] },
    { what: 'rota', all: ['drag and drop rota'] },
    { what: 'copy week', all: ['copy last week in one click'] },
    { what: 'swaps', any: ['swap shifts on their phone', 'swap shifts'] },
    { what: 'payroll', all: ['payroll', 'csv'] },
    { what: 'xero', all: ['Xero'] },
    { what: 'free plan', all: ['Free', 'up to 5 staff'] },
    { what: 'team plan', all: ['Team', '$19'] },
    { what: 'team limit', all: ['up to 30 staff'] },
    { what: 'unit', all: ['per month per location'] },
    { what: 'chain plan', all: ['Chain', '$49'] },
    { what: 'chain contents', all: ['unlimited staff', 'phone support'] },
    { what: 'trial', any: ['14 day trial', '14-day trial'] },
    { what: 'no card', all: ['no card needed'] },
    { what: 'makers', all: ['two ex baristas in Bristol'] },
    { what: 'quote', all: ['We save four hours every Sunday'] },
    { what: 'quote author', all: ['Dana Whitlock'] },
    { what: 'quote role', all: ['owner of Copper Kettle'] },
    { what: 'cancel question', all: ['Can I cancel?'] },
    { what: 'cancel answer', all: ['you keep your data for 90 days'] },
    { what: 'offline question', all: ['Does it work offline?'] },
    { what: 'offline answer', all: ['see the rota but not change it'] },
  ],
  forbidden: ['no stock photos', 'techy look', 'Trusted by', 'industry-leading', 'GDPR', 'AI-powered'],
};
