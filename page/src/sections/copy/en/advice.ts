import type { CopyPack } from '../pack.ts';

export const advice: CopyPack = {
  trade: 'Advice',
  headlines: ['Clear advice, in plain words', 'Know where you stand', 'Before you sign, ask'],
  leads: ['{brand} looks at your case, tells you what is possible, and goes with you to the end of it.'],
  actions: ['Tell us your case', 'Ask for a meeting'],
  quiet: 'How we can help',
  notes: ['Plain language', 'In confidence', 'The fee before the work'],
  features: {
    titles: ['What we take care of', 'Where we can help'],
    intro: 'Tell us what worries you. We say what it means and what can be done.',
    items: [
      ['message-circle', 'We listen first', 'You tell the story in your own words. We ask what matters.'],
      ['book-open', 'Explained, not recited', 'You understand your options before you choose one.'],
      ['shield-check', 'In confidence', 'What you tell us stays between us.'],
      ['calendar-check', 'Dates that are kept', 'Deadlines are ours to watch, so that you can sleep.'],
      ['wallet', 'A fee you know', 'You hear what it costs before we begin.'],
      ['users', 'One person to ask', 'The one who knows your case is the one who answers.'],
    ],
  },
  story: {
    title: 'How we see our work',
    body: [
      'Nobody comes to us because things are easy. The first thing we owe you is a clear picture.',
      'After that we decide together: what is worth it, what is not, and what comes first.',
    ],
  },
  steps: {
    title: 'How we begin',
    items: [
      ['Tell us', 'Write in a few words what it is about. No papers needed yet.'],
      ['Meet us', 'We look at it together and tell you honestly where you stand.'],
      ['Decide', 'You get a plan and a fee in writing, and time to think.'],
    ],
  },
  gallery: {
    title: 'Where we meet',
    captions: ['The office', 'Time to talk', 'Papers in order', 'Details', 'The way in'],
  },
  faq: {
    title: 'Before you call',
    items: [
      ['What does a first talk cost?', 'Ask us when you write. You know it before you come.'],
      ['What should I bring?', 'Whatever you have: letters, contracts, dates. Do not worry about the order.'],
      ['Is it confidential?', 'Yes. What you tell us stays with us, also if you decide to go elsewhere.'],
      ['How long will it take?', 'It depends on the case. We tell you what we expect, and when that changes.'],
    ],
  },
  closing: {
    titles: ['Shall we look at it together?', 'Better to ask early'],
    body: 'Tell us in a few words what it is about, and we will say how we can help.',
  },
};
