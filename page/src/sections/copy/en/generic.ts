import type { CopyPack } from '../pack.ts';

export const generic: CopyPack = {
  trade: 'Welcome',
  headlines: ['Good work, simply done', 'Here is how we can help', 'Made for people like you'],
  leads: ['{brand} does one thing with care, and is glad to tell you about it.'],
  actions: ['Get in touch', 'Get started'],
  quiet: 'See what we do',
  notes: ['Clear from the start', 'People who answer', 'No small print'],
  features: {
    titles: ['What you can expect', 'What matters to us'],
    intro: 'Simple promises that we can keep.',
    items: [
      ['heart-handshake', 'We listen first', 'You tell us what you need before we tell you what we have.'],
      ['sparkles', 'Done with care', 'The details that nobody asks for are the ones that people remember.'],
      ['message-circle', 'Easy to reach', 'Ask us anything. A person reads it and writes back.'],
      ['shield-check', 'Straightforward', 'You know what you get, and what it costs, before you decide.'],
      ['clock', 'Respect for your time', 'Short ways, clear steps, no waiting without a word.'],
      ['leaf', 'Made to last', 'We prefer to do it once and do it well.'],
    ],
  },
  story: {
    title: 'About {brand}',
    body: [
      'We do this because we like it, and because it is worth doing well.',
      'Whoever comes to us should leave with the feeling of having been in good hands.',
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      ['Say hello', 'Tell us in a few words what you are looking for.'],
      ['Get a clear answer', 'We say what we can do, how and when.'],
      ['Lean back', 'We do what we said, and keep you up to date.'],
    ],
  },
  gallery: { title: 'A closer look', captions: ['How we work', 'Details', 'In use', 'Behind the scenes', 'Up close'] },
  faq: {
    title: 'Good to know',
    items: [
      ['How do I start?', 'Get in touch and tell us what you need. Everything else follows from there.'],
      ['What does it cost?', 'It depends on what you need. You know the price before you decide.'],
      ['How long does it take?', 'We tell you honestly when we know what it is about.'],
      ['Can I ask before I decide?', 'Please do. A good question at the start saves both of us time.'],
    ],
  },
  closing: {
    titles: ['Shall we talk?', 'Ready when you are'],
    body: 'Tell us what you have in mind. We are happy to hear from you.',
  },
};
