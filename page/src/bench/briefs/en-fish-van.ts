import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-fish-van',
  language: 'en',
  title: 'fish van',
  projectName: 'Fresh from Finn',
  projectDescription: '',
  text: `fish van timetable for the website pls, same as whats on the side of the van. FRESH FROM FINN - wet fish, shellfish + smoked, landed at Amble
tues 9-10.15 Rothbury market place / 11-12 Longframlington, outside the Granby / 2-4 Felton
weds Alnwick 9 til 1 (by the fountain)
thurs no van, Im at sea
fri 8.30-11 Morpeth bus station, 1-3.30 Bedlington
haddock from £13.50/kg, kippers £4 a pair, dressed crab £6.75 or 3 for £18, fish pie mix £8 a bag. cash or card. If you want lobster please ring by monday dinnertime 07700 900618 (Finn). Bring your own tub and get 20p off. not in january.
dont bother with email i never look at it. ive changed the felton stop twice so i might ring you. my mrs wants a pic of me in the oilskins, absolutely not. cheap as you can pal`,
  facts: [
    { what: 'name', all: ['Fresh from Finn'] },
    { what: 'goods', all: ['wet fish', 'shellfish'] },
    { what: 'landed', all: ['landed at Amble'] },
    { what: 'rothbury', all: ['Rothbury market place', '9-10.15'] },
    { what: 'longframlington', all: ['Longframlington', '11-12'] },
    { what: 'tuesday', any: ['tues', 'Tue', 'Tuesday', 'Tuesdays'] },
    { what: 'wednesday', any: ['weds', 'Wed', 'Wednesday', 'Wednesdays'] },
    { what: 'friday', any: ['fri', 'Friday', 'Fridays'] },
    { what: 'granby', all: ['outside the Granby'] },
    { what: 'felton', all: ['Felton', '2-4'] },
    { what: 'alnwick', all: ['Alnwick', 'by the fountain'] },
    { what: 'alnwick times', any: ['9 til 1', '9 till 1', '9 to 1', '9-1'] },
    { what: 'thursday', all: ['no van'] },
    { what: 'morpeth', all: ['Morpeth bus station', '8.30-11'] },
    { what: 'bedlington', all: ['Bedlington', '1-3.30'] },
    { what: 'haddock', all: ['haddock', 'from £13.50'] },
    { what: 'kippers', all: ['kippers', '£4', 'a pair'] },
    { what: 'crab', all: ['dressed crab', '£6.75', '3 for £18'] },
    { what: 'pie mix', all: ['fish pie mix', '£8'] },
    { what: 'payment', any: ['cash or card', 'cash and card', 'cash, card'] },
    { what: 'lobster', all: ['lobster', 'monday dinnertime'] },
    { what: 'phone', all: ['07700 900618'] },
    { what: 'tub', all: ['your own tub', '20p off'] },
    { what: 'january', all: ['not in january'] },
  ],
  forbidden: [
    'for the website',
    'side of the van',
    'dont bother',
    'never look at it',
    'changed the felton stop',
    'might ring you',
    'my mrs',
    'oilskins',
    'absolutely not',
    'cheap as you can',
    'Opening hours',
  ],
};
