import type { CopyPack } from '../pack.ts';

export const book: CopyPack = {
  trade: 'Guide',
  headlines: ['Read it tonight, use it tomorrow', 'Short enough to finish', 'What we wish we had known'],
  leads: ['{brand} put what matters into one guide: no padding, with examples, made to be used.'],
  actions: ['Send me the guide', 'I want to read it'],
  quiet: 'What is inside',
  notes: ['Straight to the point', 'With examples', 'Made to be used'],
  features: {
    titles: ['What you will find inside', 'Inside the guide'],
    intro: 'Read it from start to end, or open it where it hurts.',
    items: [
      ['compass', 'Where to begin', 'The first step, and why it is that one.'],
      ['check', 'What to look out for', 'The usual mistakes, and how to walk around them.'],
      ['layers', 'Examples to copy', 'See how it is done before you do it yourself.'],
      ['clock', 'Made for busy people', 'Short chapters that fit into a coffee break.'],
      ['sparkles', 'Ideas to try', 'Small things that you can do the same day.'],
      ['book-open', 'A page to keep', 'The essence on one page, to have at hand.'],
    ],
  },
  story: {
    title: 'Why we wrote it',
    body: [
      'We kept answering the same questions. It was time to write the answers down properly.',
      'So here they are, in the order in which you will need them.',
    ],
  },
  steps: {
    title: 'How you get it',
    items: [
      ['Leave your e-mail', 'It takes a moment, on this very page.'],
      ['Look at your inbox', 'That is where we send it.'],
      ['Try one thing', 'Pick a chapter, and put it to use.'],
    ],
  },
  gallery: { title: 'A look inside', captions: ['First pages', 'Examples', 'Notes', 'To keep', 'The cover'] },
  faq: {
    title: 'Before you ask for it',
    items: [
      ['Who is it for?', 'For people who want to begin, and for those who began and got stuck.'],
      ['Can I read it on my phone?', 'Yes, and print it if you prefer paper.'],
      [
        'What do you do with my e-mail?',
        'We use it to send you what you asked for. Write to us if you want it deleted.',
      ],
      ['May I share it?', 'Send this page to whoever might like it, so that they get the newest one.'],
    ],
  },
  closing: {
    titles: ['Shall we send it to you?', 'A good evening’s reading'],
    body: 'Tell us where to, and it is yours.',
  },
};
