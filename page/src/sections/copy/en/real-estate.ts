import type { CopyPack } from '../pack.ts';

export const realEstate: CopyPack = {
  trade: 'Homes',
  headlines: ['Find the door you want to open', 'A home, not just an address', 'The right place, without the maze'],
  leads: ['{brand} helps you find, sell or rent a home with clear information and someone who answers.'],
  actions: ['Arrange a viewing', 'Talk to us'],
  quiet: 'How we help',
  notes: ['Visits by appointment', 'Clear paperwork', 'One contact person'],
  features: {
    titles: ['At your side, room by room', 'What we take care of'],
    intro: 'A move is big enough. We make the rest of it smaller.',
    items: [
      ['house', 'Homes that we know', 'We have been in every one and tell you about the stairs and the light too.'],
      [
        'map-pin',
        'The neighbourhood as well',
        'Schools, noise, parking, the good bakery: what the plan does not show.',
      ],
      ['key', 'Viewings that fit', 'A time that suits you, and enough of it to look twice.'],
      ['shield-check', 'Papers in order', 'We explain every document before you put your name under it.'],
      ['wallet', 'A fair value', 'An estimate with its reasons, whether you buy or sell.'],
      ['message-circle', 'One person to ask', 'The same voice from the first question to the last key.'],
    ],
  },
  story: {
    title: 'More than four walls',
    body: [
      'People do not look for square metres. They look for a morning light, a short way to school, a table for everyone.',
      'That is why at {brand} we ask before we show.',
    ],
  },
  steps: {
    title: 'From search to key',
    items: [
      ['Tell us', 'What you need, what you dream of, what you can spend.'],
      ['See', 'A short list of places that fit, and time to visit them.'],
      ['Decide', 'We accompany the offer, the papers and the day of the key.'],
    ],
  },
  gallery: {
    title: 'Places to picture yourself',
    captions: ['Living room', 'The street', 'Outside', 'Kitchen', 'The view'],
  },
  faq: {
    title: 'Before you move',
    items: [
      [
        'How do I arrange a viewing?',
        'Get in touch and tell us when you have time. We confirm the hour and meet you there.',
      ],
      ['Can you help me sell?', 'Yes. We visit, suggest a price with its reasons, and explain what comes next.'],
      [
        'Which papers will I need?',
        'It depends on the place and on you. You get a list at the start, and help with each one.',
      ],
      ['What does it cost me?', 'We say it in writing before we begin, so that you can decide in peace.'],
    ],
  },
  closing: {
    titles: ['Which door shall we open?', 'Your next home starts with a talk'],
    body: 'Tell us what you are looking for and we will show you what fits.',
  },
};
