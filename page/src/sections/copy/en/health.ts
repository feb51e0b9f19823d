import type { CopyPack } from '../pack.ts';

export const health: CopyPack = {
  trade: 'Health',
  headlines: ['Care that listens first', 'Feel well looked after', 'Take a breath. You are in good hands.'],
  leads: ['At {brand} we take the time to understand what you need before we suggest anything.'],
  actions: ['Make an appointment', 'Book a visit'],
  quiet: 'How we can help',
  notes: ['Unhurried visits', 'Plain explanations', 'In confidence'],
  features: {
    titles: ['How we can help', 'Care around you'],
    intro: 'Attention, clear words and a plan that you understand.',
    items: [
      ['heart-handshake', 'Time for you', 'We listen to the whole story, not only to the symptom.'],
      ['message-circle', 'Words you understand', 'You leave knowing what it is, what comes next, and why.'],
      ['shield-check', 'In confidence', 'What you tell us stays with us.'],
      ['calendar-check', 'Appointments that hold', 'We keep to the hour we agreed, and tell you when we cannot.'],
      ['leaf', 'Step by step', 'Small changes that last, in the order that suits you.'],
      ['house', 'A quiet place', 'Light, calm and somebody who greets you when you come in.'],
    ],
  },
  story: {
    title: 'The way we see it',
    body: [
      'Feeling better often starts with being heard. That is why the first visit at {brand} begins with a conversation.',
      'From there we decide together: what helps, what can wait, and who else should have a look.',
    ],
  },
  steps: {
    title: 'Your first visit',
    items: [
      ['Get in touch', 'Tell us briefly what brings you, and when you can come.'],
      ['Meet us', 'We talk, look carefully, and answer your questions.'],
      ['Follow a plan', 'You take home clear next steps, in writing.'],
    ],
  },
  gallery: { title: 'Where we meet', captions: ['Reception', 'The practice', 'Time to talk', 'Details', 'Outside'] },
  faq: {
    title: 'Before your visit',
    items: [
      ['How do I make an appointment?', 'Get in touch with a few days that suit you, and we confirm one of them.'],
      [
        'What should I bring?',
        'Earlier reports, if you have any, and a list of what you take. Questions are welcome too.',
      ],
      ['Can I come with someone?', 'Yes. A second pair of ears often helps.'],
      ['What in an emergency?', 'Please call your local emergency number. This page is not read around the clock.'],
    ],
  },
  closing: {
    titles: ['When would you like to come?', 'The first step is a conversation'],
    body: 'Tell us what you need. We will find a time to talk about it.',
  },
};
