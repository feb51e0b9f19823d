import type { CopyPack } from '../pack.ts';

export const software: CopyPack = {
  trade: 'Software',
  headlines: ['The busywork, handled', 'Less tool, more done', 'See it all. Decide sooner.'],
  leads: ['{brand} brings the work that is scattered over tabs, sheets and messages into one calm place.'],
  actions: ['Try it', 'Request a demo'],
  quiet: 'See what it does',
  notes: ['Works in the browser', 'Your data stays yours', 'Help from people'],
  features: {
    titles: ['Everything in its place', 'Made for the way you already work'],
    intro: 'Few parts, and each of them does its job.',
    items: [
      ['layers', 'One place for the work', 'Stop looking for the latest version. It is where everyone looks.'],
      ['zap', 'Quick to the point', 'The things you do most often take the fewest steps.'],
      ['chart-line', 'Know where you stand', 'A view that answers the question you open it with.'],
      ['users', 'Together, not in the way', 'Everyone sees what they need, and who is on it.'],
      ['shield-check', 'Careful with data', 'You decide who sees what, and you can take your data with you.'],
      ['code', 'Fits what you have', 'Connect the tools that you like and leave the rest.'],
    ],
  },
  story: {
    title: 'Software that stays out of the way',
    body: [
      'Good tools are forgotten while you use them. We took things away until what remained was useful.',
      'The result is {brand}: simple on the first day, and still right on the hundredth.',
    ],
  },
  steps: {
    title: 'Up and running',
    items: [
      ['Sign up', 'Open an account and look around with sample data.'],
      ['Bring your work', 'Import what you have, or begin with a clean page.'],
      ['Invite the team', 'Share what is ready. They will find their way.'],
    ],
  },
  gallery: { title: 'A look inside', captions: ['Overview', 'Details', 'Reports', 'Team', 'Settings'] },
  faq: {
    title: 'Good questions',
    items: [
      ['Do I have to install anything?', 'No. It runs in the browser, on the computer that you already have.'],
      ['Can I bring my existing data?', 'Tell us what you use today. We will say what can be imported, and how.'],
      ['Who owns the data?', 'You do. You can take it with you, and ask us to delete it.'],
      ['What if I get stuck?', 'Write to us and a person who knows the product will answer.'],
    ],
  },
  closing: {
    titles: ['See it with your own work', 'Give the busywork a home'],
    body: 'Have a look around and decide with your own eyes.',
  },
};
