import type { CopyPack } from '../pack.ts';

export const course: CopyPack = {
  trade: 'Course',
  headlines: ['Learn it by doing it', 'From curious to capable', 'The skill you keep meaning to learn'],
  leads: ['{brand} takes you from the first lesson to work that you are proud to show, one clear step at a time.'],
  actions: ['Save my place', 'Start learning'],
  quiet: 'What you learn',
  notes: ['Clear lessons', 'Practice in every unit', 'Questions welcome'],
  features: {
    titles: ['What you take with you', 'Made for people who want to do it'],
    intro: 'Every lesson ends in something that you made yourself.',
    items: [
      [
        'book-open',
        'Lessons that build up',
        'Each one rests on the one before, so you always know why you are learning it.',
      ],
      ['message-circle', 'Answers when you are stuck', 'Ask, show your work, and get a reply that moves you on.'],
      ['award', 'Work worth showing', 'You finish with pieces of your own, not with a folder of notes.'],
      ['clock', 'A pace that fits', 'Short units that leave room for work, family and sleep.'],
      ['users', 'People beside you', 'Learn with others who are at the same point, and compare notes.'],
      ['compass', 'A map from the start', 'You see the whole way before you take the first step.'],
    ],
  },
  story: {
    title: 'Why this course exists',
    body: [
      'There is no lack of videos. What is missing is an order, a reason and someone who answers.',
      'That is the course we wanted to take ourselves, so we made it.',
    ],
  },
  steps: {
    title: 'How you get there',
    items: [
      ['Understand', 'Short explanations with examples, without jargon.'],
      ['Practise', 'Exercises close to real work, from the first day.'],
      ['Show', 'A piece of your own, with comments to make it better.'],
    ],
  },
  gallery: {
    title: 'Inside the course',
    captions: ['First lessons', 'Practice', 'Projects', 'Feedback', 'Your own work'],
  },
  faq: {
    title: 'Before you enrol',
    items: [
      [
        'Do I need experience?',
        'You need curiosity and a little time each week. We begin with the basics and say what to review if you already know them.',
      ],
      [
        'How much time does it take?',
        'Plan a few quiet hours a week. The units are short, so you can stop and come back.',
      ],
      [
        'What if I fall behind?',
        'You pick up where you left. Tell us where you are stuck and we help you find the thread.',
      ],
      ['How do I ask a question?', 'Write to us. A good question makes the course better for the next person too.'],
    ],
  },
  closing: {
    titles: ['Your first lesson is the hardest to start', 'Ready for lesson one?'],
    body: 'Save your place, and we will show you where to begin.',
  },
};
