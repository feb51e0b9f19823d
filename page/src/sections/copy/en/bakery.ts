import type { CopyPack } from '../pack.ts';

export const bakery: CopyPack = {
  trade: 'Bakery',
  headlines: ['Bread with time in it', 'Follow the smell of fresh bread', 'Baked here, still warm'],
  leads: ['At {brand} we knead, wait and bake, and open the door while the bread is still warm.'],
  actions: ['Place an order', 'Order yours'],
  quiet: 'What we bake',
  notes: ['Baked on the spot', 'Orders taken', 'Ask about allergens'],
  features: {
    titles: ['From our oven', 'What is on the counter'],
    intro: 'Few ingredients, good ones, and the time they need.',
    items: [
      ['leaf', 'Simple ingredients', 'Flour, water, salt and patience. Ask us what is in it and we tell you.'],
      ['clock', 'Time to rise', 'Good dough cannot be hurried. You taste the wait.'],
      ['gift', 'Cakes to order', 'Tell us the day and the flavour, and we bake it for you.'],
      ['heart-handshake', 'Known by name', 'Come twice and we know which loaf is yours.'],
      ['sparkles', 'Something sweet', 'For breakfast, for the way home, or for no reason at all.'],
      ['calendar-check', 'Kept for you', 'Order ahead and your bread waits, whatever the hour.'],
    ],
  },
  story: {
    title: 'Behind the counter of {brand}',
    body: [
      'We began with one dough and the wish to bake bread that tastes of something.',
      'The oven is still the first to wake up, and the door opens when the bread is ready.',
    ],
  },
  steps: {
    title: 'How to order',
    items: [
      ['Choose', 'Bread, pastry or a cake: tell us what you fancy.'],
      ['Name the day', 'Say when you come for it and how many you are.'],
      ['Pick it up', 'It is ready, wrapped and waiting for you.'],
    ],
  },
  gallery: {
    title: 'Fresh from the oven',
    captions: ['The loaf of the house', 'For breakfast', 'Something sweet', 'To share', 'Cakes to order'],
  },
  faq: {
    title: 'Before you come',
    items: [
      ['Can I order ahead?', 'Yes. Tell us what and for when, and we keep it for you.'],
      [
        'Do you bake cakes for celebrations?',
        'Gladly. Write with the date, the number of people and what you like best.',
      ],
      ['What about allergies?', 'Ask us before you order. We tell you honestly what we can make and what we cannot.'],
      [
        'What if something is sold out?',
        'It happens with bread that is baked fresh. An order makes sure that yours is there.',
      ],
    ],
  },
  closing: {
    titles: ['Shall we put a loaf aside for you?', 'Tell us what you would like'],
    body: 'Write what you need and for which day. We do the rest, early in the morning.',
  },
};
