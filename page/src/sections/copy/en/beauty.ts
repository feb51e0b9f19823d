import type { CopyPack } from '../pack.ts';

export const beauty: CopyPack = {
  trade: 'Salon',
  headlines: ['An hour that is yours', 'Leave a little taller', 'Come as you are, leave as you like'],
  leads: ['At {brand} someone takes the time to look, to ask, and then to do it well.'],
  actions: ['Book an appointment', 'Ask for an hour'],
  quiet: 'What we do',
  notes: ['By appointment', 'Honest advice', 'Time for you'],
  features: {
    titles: ['What we do', 'Taken care of'],
    intro: 'Tell us what you have in mind, or let us suggest something.',
    items: [
      ['message-circle', 'First we talk', 'What you like, what you do not, and how much time you have in the morning.'],
      ['sparkles', 'Done with care', 'No hurry, and an eye for the detail that makes it.'],
      ['leaf', 'Kind to you', 'Tell us what your skin or hair does not like. We work around it.'],
      ['clock', 'On time', 'Your hour begins when we said it would.'],
      ['heart-handshake', 'Advice to take home', 'How to keep it nice, without a shelf full of bottles.'],
      ['gift', 'To give away', 'An hour of calm makes a good present. Ask us.'],
    ],
  },
  story: {
    title: 'Come in and sit down',
    body: [
      'A good hour changes the rest of the day. That is all the magic there is.',
      'We look closely, say honestly what suits you, and then take our time.',
    ],
  },
  steps: {
    title: 'How it goes',
    items: [
      ['Ask for an hour', 'Tell us what you would like and when you can come.'],
      ['Lean back', 'We talk it through before anyone touches anything.'],
      ['Enjoy it', 'You leave happy, or we look at it again together.'],
    ],
  },
  gallery: { title: 'A look inside', captions: ['The chair by the window', 'Details', 'Colours', 'Quiet', 'The door'] },
  faq: {
    title: 'Before you come',
    items: [
      ['Do I need an appointment?', 'It is the sure way. If you pass by, come in and ask.'],
      ['How long will it take?', 'Tell us what you would like and we reserve the time it needs.'],
      ['What does it cost?', 'We tell you before we begin.'],
      ['What if I am not happy with it?', 'Tell us. We look at it together and put it right.'],
    ],
  },
  closing: {
    titles: ['When shall we see you?', 'The chair is free'],
    body: 'Tell us when it suits you, and we will find you an hour.',
  },
};
