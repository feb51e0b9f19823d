import type { CopyPack } from '../pack.ts';

export const fitness: CopyPack = {
  trade: 'Training',
  headlines: [
    'Get stronger. Keep showing up.',
    'Train with a plan, not with luck',
    'The hour of the day that is yours',
  ],
  leads: ['{brand} gives you a clear plan, people who correct your form, and a reason to come back tomorrow.'],
  actions: ['Book a first session', 'Start training'],
  quiet: 'How we train',
  notes: ['Every level welcome', 'Coached sessions', 'Start any week'],
  features: {
    titles: ['Built around your progress', 'Everything that keeps you moving'],
    intro: 'Less guessing, more training. Here is what you find when you walk in.',
    items: [
      ['dumbbell', 'A plan that fits you', 'We look at where you are today and build from there, step by step.'],
      ['users', 'A crew that notices', 'People who greet you by name, and ask where you were last week.'],
      ['heart-handshake', 'Coaches on the floor', 'Someone watches your form and adjusts the load, every session.'],
      [
        'calendar-check',
        'Times that fit a life',
        'Before work, at noon or after: choose the hour and make it a habit.',
      ],
      ['chart-line', 'Progress you can see', 'Write it down, look back, and notice how far you have come.'],
      ['zap', 'Sessions with energy', 'Warm up, work hard, finish well. You will know that you were here.'],
    ],
  },
  story: {
    title: 'Training that lasts',
    body: [
      'Motivation comes and goes. A good plan, good company and a coach who pays attention stay.',
      'That is what we build on, with every person who trains at {brand}.',
    ],
  },
  steps: {
    title: 'Your first week',
    items: [
      ['Come and talk', 'Tell us your goal, your history and what hurts.'],
      ['Try a session', 'Train with us once and feel how it works.'],
      ['Follow your plan', 'Leave with clear next steps, and the days to take them.'],
    ],
  },
  gallery: { title: 'Step inside', captions: ['Strength', 'Together', 'Focus', 'Recovery', 'Outdoors'] },
  faq: {
    title: 'Asked before the first session',
    items: [
      ['I have never trained. Can I join?', 'Yes. Everyone starts somewhere, and the plan starts where you are.'],
      ['What should I bring?', 'Comfortable clothes, clean shoes, water and a towel. The rest is here.'],
      [
        'What if I have an injury?',
        'Tell us before you start, and ask your doctor where in doubt. We adapt what can be adapted, and say so when it cannot.',
      ],
      [
        'How often should I come?',
        'Two steady sessions a week beat five that do not last. We find a rhythm that you can keep.',
      ],
    ],
  },
  closing: {
    titles: ['Day one can be this week', 'Your next session starts here'],
    body: 'Choose a day, bring your shoes, and let us see what you can do.',
  },
};
