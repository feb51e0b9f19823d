import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-lifeboat-appeal',
  language: 'en',
  title: 'Boat appeal',
  projectName: 'Skerrow Inshore Rescue',
  projectDescription: '',
  text: `Hello, I'm writing on behalf of the Skerrow Inshore Rescue, we're all volunteers and frankly none of us has a clue about websites so do what you think best. We need this up before the regatta.

Skerrow Inshore Rescue has been going out since 1962. Last year our crew of 19 launched 47 times and brought 61 people home. We get no money from the government.

Our boat, the Margaret Ann, is 24 years old and her engine is finished. A new boat costs £86k. So far we've raised £51,200, thanks to the village, the Skerrow Hotel and a lady who wants to stay anonymous (Mrs Petrie, don't print that!). We have until 30 September.

What your gift does:
£10 a month keeps a lifejacket serviced
£45 fuel for one launch
£120 a dry suit for a new crew member
£1,000 your name on the hull

Give by bank transfer: sort code 80-00-00, account 00555018, or in the tin at the post office. UK taxpayers: please tick Gift Aid, it adds 25p to every pound.
Open day Saturday 18 July, 11 to 4 at the slipway. Bring the kids. Please don't park on the slipway, ever.
Coxswain Ewan Rae, treasurer Shona Lamont, training Dougie Bain.
"They came out at ten past two in the morning and I was home with a cup of tea by four. I owe them everything." Kirsty, sailor
Questions to appeal@skerrowrescue.example or 01505 555 044. Registered charity SC055501.

On looks: I had in mind navy and orange, Dougie says just orange. Not too much text. No pictures of people in the water, one of the families lives here. Don't say anything about the insurance business from March. I'll get you a better photo of the boat once it stops raining.`,
  facts: [
    { what: 'name', all: ['Skerrow Inshore Rescue'] },
    { what: 'since', all: ['1962'] },
    { what: 'crew', all: ['crew of 19'] },
    { what: 'launches', all: ['47 times'] },
    { what: 'rescued', all: ['61 people'] },
    { what: 'government', all: ['no money from the government'] },
    { what: 'boat', all: ['Margaret Ann', '24 years old'] },
    { what: 'goal', any: ['£86k', '£86,000'] },
    { what: 'raised', all: ['£51,200'] },
    { what: 'supporter', all: ['Skerrow Hotel'] },
    { what: 'deadline', all: ['30 September'] },
    { what: 'gift 10', all: ['£10', 'lifejacket'] },
    { what: 'gift 45', all: ['£45', 'fuel for one launch'] },
    { what: 'gift 120', all: ['£120', 'dry suit'] },
    { what: 'gift 1000', all: ['£1,000', 'your name on the hull'] },
    { what: 'bank', all: ['80-00-00', '00555018'] },
    { what: 'tin', all: ['post office'] },
    { what: 'gift aid', all: ['Gift Aid', '25p'] },
    { what: 'open day', all: ['Open day', '18 July'] },
    { what: 'open day times', any: ['11 to 4', '11-4', '11am to 4pm'] },
    { what: 'kids', all: ['Bring the kids'] },
    { what: 'parking', any: ["don't park on the slipway", 'do not park on the slipway', 'no parking on the slipway'] },
    { what: 'coxswain', all: ['Ewan Rae', 'Coxswain'] },
    { what: 'treasurer', all: ['Shona Lamont', 'treasurer'] },
    { what: 'training', all: ['Dougie Bain', 'training'] },
    { what: 'quote', all: ['I owe them everything', 'Kirsty'] },
    { what: 'mail', all: ['appeal@skerrowrescue.example'] },
    { what: 'phone', all: ['01505 555 044'] },
    { what: 'charity number', all: ['SC055501'] },
  ],
  forbidden: [
    'on behalf of',
    'has a clue',
    'do what you think best',
    'before the regatta',
    'Mrs Petrie',
    "don't print that",
    'navy and orange',
    'Not too much text',
    'people in the water',
    'one of the families',
    'insurance',
    'stops raining',
  ],
};
