const HOUR = 60 * 60;

/** A project whose pages are written of a description. */
export const BAKERY = {
  project: { name: 'Harbour Bakery', description: 'Sourdough bread and cinnamon buns at the old harbour.' },
  pages: [
    {
      title: 'Bread from the harbour',
      path: '/',
      isDraft: false,
      text: `Harbour Bakery bakes sourdough bread and cinnamon buns at the old harbour of Whitby since 1987. Our country loaf costs £4.80, the rye loaf £5.20 and a cinnamon bun £2.60. We bake with flour from Yorkshire and let every dough rest for 24 hours. Open Tuesday to Saturday 7am to 3pm. Find us at 12 Pier Road, Whitby. Order your bread until noon and pick it up the next morning: order@harbourbakery.example or 01947 555 0142.`,
    },
    {
      title: 'Baking course in autumn',
      path: '/course',
      isDraft: true,
      text: `One-day sourdough course for beginners in our bakery in Whitby. You learn to keep a starter, to knead, to shape and to bake in a home oven, and take two loaves and a starter home. Eight people at most, £85 a person, flour and lunch included. Maria Holt, head baker for twenty years, teaches it. Book by e-mail: course@harbourbakery.example.`,
    },
  ],
} as const;

/** A project whose pages are begun from templates. */
export const STUDIO = {
  project: { name: 'Rivera Photo', description: 'Portraits and weddings by daylight.' },
  pages: [{ template: 'waiting-list', title: 'Spring dates', path: '/spring' }],
} as const;

/** A path of three pages that is written from one description. */
export const PATH = {
  name: 'Bread subscription',
  slug: '/subscription',
  description: `Harbour Bakery in Whitby brings you a fresh loaf every Friday: the bread subscription. One loaf a week costs £18 a month, two loaves a week £33 a month. Delivered to your door in Whitby before 9am. You can pause it for holidays and cancel at any time. The first Friday is free for new members. Ask us: bread@harbourbakery.example.`,
} as const;

/** What is tried beside the first page. Of its visitors so many wrote, with the page as it is and with the variant. */
export const TRIED = {
  name: 'A shorter headline',
  variant: 'Short',
  page: { title: 'Bread from the harbour, short headline', path: '/short-headline' },
  headline: 'Good bread takes a day.',
  rates: [0.05, 0.13],
} as const;

/** Whoever else wrote, made of parts: invented, at addresses that nobody has. */
export const SENDERS = {
  first: ['Ada', 'Bilal', 'Carys', 'Declan', 'Esme', 'Farah', 'George', 'Hana', 'Idris', 'Josie', 'Kofi', 'Lena'],
  last: ['Ashby', 'Bramley', 'Corr', 'Dunmore', 'Ellery', 'Fenwick', 'Garrow', 'Hollis', 'Ingram', 'Jessop', 'Kirk'],
  texts: [
    'One country loaf for tomorrow, please.',
    'Can I pick up a rye loaf on Thursday?',
    'Half a dozen cinnamon buns for Saturday morning, please.',
    'Do you still have a sourdough starter to spare?',
    'Two loaves, sliced if that is possible.',
  ],
} as const;

interface ExampleLead {
  name: string;
  email: string;
  text: string;
  status: 'new' | 'read';
  /** Seconds. */
  ago: number;
}

export const LEADS: readonly ExampleLead[] = [
  {
    name: 'Nora Byrne',
    email: 'nora@example.com',
    text: 'Two country loaves and six buns for Saturday, please.',
    status: 'new',
    ago: 2 * HOUR,
  },
  { name: 'Tom Whitaker', email: 'tom@example.com', text: 'Do you bake without nuts?', status: 'new', ago: 20 * HOUR },
  {
    name: 'Ines Duarte',
    email: 'ines@example.com',
    text: 'A rye loaf every Friday would be wonderful.',
    status: 'read',
    ago: 75 * HOUR,
  },
];
