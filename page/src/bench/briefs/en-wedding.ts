import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-wedding',
  language: 'en',
  title: 'Our wedding',
  projectName: 'Nadia and Callum',
  projectDescription: '',
  text: `Hi! This is for our wedding website. Nadia & Callum, 12 September 2026, at Brookfield Barn near Ludlow, Shropshire. We'd love it to be elegant, sage green, big picture first.

Order of the day:
1.30pm guests arrive
2pm ceremony in the orchard
3pm drinks and lawn games
5pm dinner in the barn
8pm band (The Fiddlesticks) and dancing
midnight carriages

Please RSVP before 1 July, tell us names and if anyone has allergies. Children are very welcome. No presents please, if you want to give something we collect for the Severn Hospice. Camping in the field is free, there are 6 rooms at the Charlton Arms (01584 872 813), quote our names. Don't mention the hen do!`,
  facts: [
    { what: 'names', all: ['Nadia', 'Callum'] },
    { what: 'date', all: ['12 September 2026'] },
    { what: 'place', all: ['Brookfield Barn'] },
    { what: 'near', all: ['Ludlow', 'Shropshire'] },
    { what: 'arrival', any: ['1.30pm', '1:30pm'] },
    { what: 'arrival text', all: ['guests arrive'] },
    { what: 'ceremony', all: ['ceremony in the orchard', '2pm'] },
    { what: 'drinks', all: ['drinks and lawn games', '3pm'] },
    { what: 'dinner', all: ['dinner in the barn', '5pm'] },
    { what: 'band', all: ['The Fiddlesticks', '8pm'] },
    { what: 'end', all: ['midnight', 'carriages'] },
    { what: 'rsvp date', any: ['before 1 July', 'by 1 July', '1 July'] },
    { what: 'children', all: ['Children are very welcome'] },
    { what: 'presents', all: ['No presents'] },
    { what: 'charity', all: ['Severn Hospice'] },
    { what: 'camping', all: ['Camping in the field'] },
    { what: 'rooms', all: ['6 rooms', 'Charlton Arms'] },
    { what: 'hotel phone', all: ['01584 872 813'] },
  ],
  forbidden: [
    'hen do',
    'big picture first',
    'sage green',
    'wedding website',
    "We'd love it to be",
    '£',
    'Our services',
    'testimonials',
  ],
};
