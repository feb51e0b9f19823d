import type { CopyPack } from '../pack.ts';

export const restaurant: CopyPack = {
  trade: 'Restaurant',
  headlines: ['Come hungry, stay for the table talk', 'Good food, and time to enjoy it', 'A table is waiting for you'],
  leads: ['At {brand} we cook what the season brings, lay the table and let the evening take its time.'],
  actions: ['Book a table', 'Reserve your table'],
  quiet: 'What we serve',
  notes: ['Cooked to order', 'Groups welcome', 'Tell us about allergies'],
  features: {
    titles: ['What comes to the table', 'Why people come back for seconds'],
    intro: 'A short menu, done with care from the first cut to the last plate.',
    items: [
      ['leaf', 'Cooked with the season', 'The menu follows the market, so every visit tastes a little different.'],
      ['utensils', 'Made in our kitchen', 'Stocks, sauces and desserts start from scratch, every day that we open.'],
      ['heart-handshake', 'Looked after', 'Someone who knows the menu by heart is never far from your table.'],
      ['users', 'Room for everyone', 'A table for two or the whole family: tell us how many and we make it work.'],
      ['clock', 'No rush', 'Your table is yours. Order when you are ready and stay for the coffee.'],
      ['sparkles', 'Something to celebrate', 'Birthdays, anniversaries, a Tuesday: we are glad to help you plan it.'],
    ],
  },
  story: {
    title: 'The kitchen behind {brand}',
    body: [
      'We started with a simple wish: to cook the food that we like to eat, for people who like to eat it together.',
      'So we buy well, keep the menu short, and put the plates in the middle.',
    ],
  },
  steps: {
    title: 'From door to dessert',
    items: [
      ['Pick your evening', 'Tell us the day, the hour and how many you are.'],
      ['Take a seat', 'We keep your table, and a first drink in mind.'],
      ['Enjoy', 'Choose from the menu or let the kitchen choose for you.'],
    ],
  },
  gallery: {
    title: 'A taste before you come',
    captions: ['From the kitchen', 'To share', 'The sweet part', 'Around the table', 'Of the season'],
  },
  faq: {
    title: 'Before you come',
    items: [
      [
        'Do I need to book?',
        'Booking is the sure way to get a table, most of all at weekends. If you are passing by, come in and ask.',
      ],
      [
        'Can you cook around an allergy?',
        'Tell us when you book and remind us at the table. We will say honestly what we can and cannot prepare.',
      ],
      [
        'Do you take larger groups?',
        'Yes, with a little notice. Write to us with the date and the number of guests and we will suggest a menu.',
      ],
      ['Can I bring children?', 'Of course. Let us know and we will find you a table with some room around it.'],
    ],
  },
  closing: {
    titles: ['Shall we lay a place for you?', 'Your table is one message away'],
    body: 'Tell us when you would like to come. We take care of the rest.',
  },
};
