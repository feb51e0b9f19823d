import type { CopyPack } from '../pack.ts';

export const agency: CopyPack = {
  trade: 'Studio',
  headlines: ['Work that makes people look twice', 'Clear ideas, well made', 'Your next project, in good hands'],
  leads: ['{brand} is a small team that listens first, thinks it through, and makes things that hold up.'],
  actions: ['Tell us about your project', 'Start a project'],
  quiet: 'What we do',
  notes: ['One team, start to finish', 'Plain language', 'Honest estimates'],
  features: {
    titles: ['What we can do together', 'From first idea to finished work'],
    intro: 'Bring us a problem, a sketch or half a sentence. We take it from there.',
    items: [
      ['compass', 'Direction', 'We find out what matters before anyone opens a design tool.'],
      ['palette', 'Design', 'Every detail has a reason, and looks as if it had none.'],
      ['code', 'Craft', 'Built to last, handed over so that you can live with it.'],
      ['message-circle', 'Straight talk', 'You hear what we think, also when it is not what you hoped.'],
      ['chart-line', 'Results you can check', 'We agree at the start on how we will know that it worked.'],
      ['heart-handshake', 'After the launch', 'We stay within reach, and fix what real life brings up.'],
    ],
  },
  story: {
    title: 'A small team, on purpose',
    body: [
      'The people you meet are the people who do the work. No hand-overs, no lost notes.',
      'We take on few projects at a time, so that yours gets the attention it needs.',
    ],
  },
  steps: {
    title: 'How we work',
    items: [
      ['Listen', 'One conversation about your goal, your limits and your deadline.'],
      ['Propose', 'A plan on a page: what, in which order, for how much.'],
      ['Make', 'Short rounds that you can see, touch and change.'],
    ],
  },
  gallery: { title: 'Selected work', captions: ['Identity', 'Web', 'Campaign', 'Product', 'Print'] },
  faq: {
    title: 'Before we start',
    items: [
      [
        'How does a project begin?',
        'With a conversation. You tell us what you want to change, we tell you whether we are the right people for it.',
      ],
      ['How long does it take?', 'It depends on the scope. You get a plan with dates before you decide anything.'],
      ['What does it cost?', 'We make an estimate for your project and explain every line of it.'],
      ['Do you work with small companies?', 'Gladly. What counts is that you care about the result as much as we do.'],
    ],
  },
  closing: {
    titles: ['What are you working on?', 'Let us make something good'],
    body: 'Tell us in a few lines. We read every message ourselves.',
  },
};
