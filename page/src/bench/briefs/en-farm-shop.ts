import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-farm-shop',
  language: 'en',
  title: 'Farm shop',
  projectName: 'Thistledown Farm',
  projectDescription: 'Farm shop and tea room near Kelso',
  text: `Thistledown Farm is a mixed farm on the Tweed, three miles outside Kelso, and has been in our family since 1934. My grandfather started with forty ewes; today my brother Angus looks after the sheep and the Highland cattle, and I, Fiona Rutherford, run the shop and the tea room.

Everything in the shop comes from less than thirty miles away. Our own lamb and beef are hung for 28 days and cut by Derek, our butcher, who is in on Thursdays and Fridays and will cut whatever you ask for. There is also bread from the Border Bakery, cheese from Stichill, eggs, oats, and vegetables from our own field between June and October.

A meat box for a family of four is £68 and has about five kilos in it: two roasts, mince, stewing beef, chops and sausages. The half box is £36. We deliver on Fridays within 25 miles, free over £50, otherwise £4. Please order before Wednesday noon.

The tea room has twenty-two seats and a wood stove. Scones until they're gone, soup at £5.50, and a farm breakfast at £11 on Saturdays only. Dogs are welcome, cards are fine.

We are open Thursday to Sunday, 9.30 to 4.30, closed in January. The farm is at Thistledown, Kelso TD5 8QQ, ring 01573 555 019 or write to fiona@thistledown.example.

I'd like the meat boxes to be the most important thing on the page and please no cartoons of animals. The old website said we do weddings, don't mention that.`,
  facts: [
    { what: 'name', all: ['Thistledown Farm'] },
    { what: 'place', all: ['three miles outside Kelso'] },
    { what: 'since', all: ['since 1934'] },
    { what: 'angus', all: ['Angus'] },
    { what: 'fiona', all: ['Fiona Rutherford'] },
    { what: 'near', all: ['less than thirty miles'] },
    { what: 'hung', all: ['28 days'] },
    { what: 'butcher', all: ['Derek'] },
    { what: 'butcher days', all: ['Thursdays and Fridays'] },
    { what: 'bread', all: ['Border Bakery'] },
    { what: 'cheese', all: ['cheese from Stichill'] },
    { what: 'vegetables', all: ['between June and October'] },
    { what: 'meat box', all: ['meat box', '£68'] },
    { what: 'meat box weight', all: ['five kilos'] },
    { what: 'meat box contents', all: ['two roasts', 'stewing beef'] },
    { what: 'half box', all: ['half box', '£36'] },
    { what: 'delivery', all: ['within 25 miles'] },
    { what: 'free delivery', all: ['free over £50'] },
    { what: 'delivery price', all: ['£4'] },
    { what: 'order by', all: ['before Wednesday noon'] },
    { what: 'seats', all: ['twenty-two seats'] },
    { what: 'soup', all: ['soup', '£5.50'] },
    { what: 'breakfast', all: ['farm breakfast', '£11'] },
    { what: 'dogs', all: ['Dogs are welcome'] },
    { what: 'days', all: ['Thursday to Sunday'] },
    { what: 'times', all: ['9.30 to 4.30'] },
    { what: 'january', all: ['closed in January'] },
    { what: 'postcode', all: ['TD5 8QQ'] },
    { what: 'phone', all: ['01573 555 019'] },
    { what: 'mail', all: ['fiona@thistledown.example'] },
  ],
  forbidden: ['weddings', 'cartoons', 'most important thing on the page', 'old website', 'award-winning', 'organic'],
};
