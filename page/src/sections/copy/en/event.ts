import type { CopyPack } from '../pack.ts';

export const event: CopyPack = {
  trade: 'Event',
  headlines: ['Be in the room', 'Some days you remember', 'Come for the programme, stay for the people'],
  leads: ['{brand} brings people together around what they love. Save the date and come along.'],
  actions: ['Save my seat', 'Get your ticket'],
  quiet: 'What to expect',
  notes: ['Doors open early', 'Everyone welcome', 'Bring a friend'],
  features: {
    titles: ['What to expect', 'Reasons to be there'],
    intro: 'A programme with room in it: to listen, to ask, and to meet.',
    items: [
      ['sparkles', 'On stage', 'People with something to say, and the time to say it well.'],
      ['users', 'In good company', 'Meet those who care about the same things as you.'],
      ['message-circle', 'Real conversations', 'Long breaks, because the best part often happens there.'],
      ['utensils', 'Well looked after', 'Something to eat, something to drink, somewhere to sit.'],
      ['map-pin', 'Easy to find', 'We send you the way there, and everything you need for the day.'],
      ['camera', 'Something to take home', 'Ideas, names and pictures that outlast the day.'],
    ],
  },
  story: {
    title: 'Why we do this',
    body: [
      'Screens are good for much, but not for this. Some things begin only when people share a room.',
      'So we find the room, open the doors, and invite you in.',
    ],
  },
  steps: {
    title: 'How to be part of it',
    items: [
      ['Save your seat', 'Tell us that you are coming, and with whom.'],
      ['Get the details', 'Programme, way and practical things arrive by mail.'],
      ['Be there', 'Come early, find a good place, say hello.'],
    ],
  },
  gallery: {
    title: 'The feeling of it',
    captions: ['On stage', 'Among friends', 'Between sessions', 'After dark', 'The place'],
  },
  faq: {
    title: 'Practical things',
    items: [
      ['How do I get a place?', 'Tell us through this page that you want to come. We confirm it in writing.'],
      ['Can I bring someone?', 'Please do. Let us know the number, so that nobody has to stand.'],
      ['What if I cannot come after all?', 'Write to us in time, so that someone else can have the seat.'],
      ['Is the place accessible?', 'Tell us what you need and we will say honestly what the place offers.'],
    ],
  },
  closing: {
    titles: ['Shall we keep you a seat?', 'See you there'],
    body: 'Say that you are coming, and we will send you everything you need to know.',
  },
};
