import type { CopyPack } from '../pack.ts';

export const cause: CopyPack = {
  trade: 'Non-profit',
  headlines: ['It gets better when people turn up', 'Small hands, together', 'Somebody should. So we do.'],
  leads: ['{brand} brings people together to change what they can reach. There is a place for you.'],
  actions: ['Join in', 'I want to help'],
  quiet: 'What we do',
  notes: ['Every hour counts', 'Newcomers welcome', 'Ask us anything'],
  features: {
    titles: ['Ways to help', 'How you can be part of it'],
    intro: 'Time, things, skills or money: all of it is put to use.',
    items: [
      ['users', 'Give an afternoon', 'Come along once. You will be shown what to do, and by whom.'],
      ['gift', 'Give what you have', 'Material, a van, a room for a meeting. Ask us what is needed now.'],
      ['heart-handshake', 'Give regularly', 'A small amount that we can count on lets us plan ahead.'],
      ['sparkles', 'Give what you know', 'Drawing, driving, writing, accounts: tell us what you are good at.'],
      ['message-circle', 'Tell others', 'Share this page with two people who would care.'],
      ['leaf', 'Begin at home', 'Ask us for simple things that you can change today.'],
    ],
  },
  story: {
    title: 'Why {brand} exists',
    body: [
      'It began with people who were tired of saying that somebody ought to do something.',
      'We work with what we have, say openly what we do with it, and are glad of every pair of hands.',
    ],
  },
  steps: {
    title: 'Your first day with us',
    items: [
      ['Say hello', 'Tell us a little about yourself and when you have time.'],
      ['Come along', 'We tell you where, what to wear and who will be there.'],
      ['See what it does', 'At the end of the day you can look at what has changed.'],
    ],
  },
  gallery: {
    title: 'What it looks like',
    captions: ['Together', 'At work', 'Before and after', 'A break', 'The place'],
  },
  faq: {
    title: 'Good to know',
    items: [
      ['Do I need to know how?', 'No. Someone will show you, and there is a task for everyone.'],
      ['How much time does it take?', 'As much as you can give. One afternoon is welcome.'],
      ['What happens with donations?', 'Ask us. We tell you what they are used for.'],
      ['Can I come with others?', 'Please do: friends, family or colleagues. Tell us how many you are.'],
    ],
  },
  closing: {
    titles: ['We could use you', 'Come and lend a hand'],
    body: 'Tell us who you are and how you would like to help.',
  },
};
