import type { CopyPack } from '../pack.ts';

export const stay: CopyPack = {
  trade: 'A place to stay',
  headlines: ['Arrive, put down your bag, breathe', 'A few days somewhere else', 'Your door, for a while'],
  leads: ['At {brand} you come to rest: a good bed, a quiet corner, and someone who knows the area.'],
  actions: ['Ask for your dates', 'Plan your stay'],
  quiet: 'What awaits you',
  notes: ['Answers from your host', 'Tips for the area', 'Come as you are'],
  features: {
    titles: ['What awaits you', 'Made for arriving'],
    intro: 'The things that make a place feel like yours.',
    items: [
      ['house', 'Room to be', 'Sleep in, cook something, read on the sofa. Nobody is waiting.'],
      ['map-pin', 'Well placed', 'Close to what you came to see, and to what nobody told you about.'],
      ['key', 'Easy to arrive', 'You know how to get in before you set off.'],
      ['compass', 'Where we would go', 'Ask us for our walks, our tables and our beaches.'],
      ['message-circle', 'Someone who answers', 'A person, not a line with music.'],
      ['leaf', 'Quiet when it counts', 'At night you hear what there is to hear here.'],
    ],
  },
  story: {
    title: 'About {brand}',
    body: [
      'We look after this place as if we were to live in it ourselves.',
      'What we like most is when guests leave and say that they slept.',
    ],
  },
  steps: {
    title: 'How to come',
    items: [
      ['Ask for your dates', 'Tell us when you would like to come and how many you are.'],
      ['Get an answer', 'We say whether it is free, and what it costs.'],
      ['Arrive', 'With the way, the key and a few tips in your pocket.'],
    ],
  },
  gallery: { title: 'Have a look around', captions: ['Morning', 'To sleep', 'Outside', 'To eat', 'The view'] },
  faq: {
    title: 'Before you come',
    items: [
      ['How do I book?', 'Send us your dates. We answer with what is free and what it costs.'],
      ['When can I arrive?', 'Tell us how you travel and we find an hour that suits.'],
      ['Can I bring children or a dog?', 'Ask us. We say honestly what the place is made for.'],
      ['What if my plans change?', 'Write to us as soon as you know, and we look for a way.'],
    ],
  },
  closing: {
    titles: ['When would you like to come?', 'The key is waiting'],
    body: 'Tell us your dates, and we will tell you what is free.',
  },
};
