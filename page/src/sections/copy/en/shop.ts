import type { CopyPack } from '../pack.ts';

export const shop: CopyPack = {
  trade: 'Shop',
  headlines: ['Things worth keeping', 'Chosen with care, made to be used', 'Small shop, good things'],
  leads: ['At {brand} every piece earns its place on the shelf, and then in your home.'],
  actions: ['See the collection', 'Shop now'],
  quiet: 'Why it is different',
  notes: ['Carefully packed', 'Ask before you buy', 'Made to last'],
  features: {
    titles: ['Why people choose us', 'What you will find'],
    intro: 'We would rather sell you one good thing than three that you replace.',
    items: [
      ['gift', 'Made to be given', 'Wrapped so that opening it is already a pleasure.'],
      ['leaf', 'Honest materials', 'We tell you what it is made of and how to look after it.'],
      ['heart-handshake', 'Made by people', 'Behind every piece there is a hand, and often a name.'],
      ['truck', 'On its way with care', 'Packed well, and followed until it reaches your door.'],
      ['message-circle', 'Advice before you buy', 'Not sure about size, colour or use? Ask us, we know every piece.'],
      ['star', 'New now and then', 'A few new pieces at a time, instead of endless shelves.'],
    ],
  },
  story: {
    title: 'Behind the counter',
    body: [
      '{brand} began with things that we wanted ourselves and could not find.',
      'We still choose that way: would we keep it? Then it goes on the shelf.',
    ],
  },
  steps: {
    title: 'From our shelf to your door',
    items: [
      ['Choose', 'Look around, and ask whatever you would ask in a shop.'],
      ['Order', 'Tell us where it goes and whether it is a gift.'],
      ['Enjoy', 'Unpack it, use it, and write to us if anything is not right.'],
    ],
  },
  gallery: {
    title: 'From the collection',
    captions: ['New arrivals', 'Favourites', 'To give away', 'For every day', 'Limited pieces'],
  },
  faq: {
    title: 'Before you order',
    items: [
      [
        'How do I choose the right one?',
        'Write to us with what you need it for. We will say what fits, also if it is the cheaper one.',
      ],
      ['How is it sent?', 'Packed by hand. We tell you the cost and the expected day before you pay.'],
      ['What if it is not right?', 'Get in touch as soon as you notice, and we look for a solution together.'],
      ['Can you send it as a gift?', 'Yes. Add a few words for the card when you order.'],
    ],
  },
  closing: {
    titles: ['Find the one you will keep', 'Take a look around'],
    body: 'And if you have a question first, we are happy to help you choose.',
  },
};
