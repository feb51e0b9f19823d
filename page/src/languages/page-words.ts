/** What a visitor may be asked to do; decides the button's words and what the form asks for. */
export const INTENTS = [
  'contact',
  'call',
  'write',
  'table',
  'book',
  'buy',
  'order',
  'register',
  'download',
  'donate',
  'quote',
  'list',
  'sign',
  'appointment',
  'apply',
  'trial',
  'tickets',
] as const;
export type Intent = (typeof INTENTS)[number];

/** Sections that are headed by a word of ours where the person gave no heading. */
export type Heading =
  | 'about'
  | 'audience'
  | 'clients'
  | 'contact'
  | 'contents'
  | 'date'
  | 'gallery'
  | 'glance'
  | 'goal'
  | 'hours'
  | 'included'
  | 'menu'
  | 'notes'
  | 'offers'
  | 'people'
  | 'person'
  | 'place'
  | 'prices'
  | 'programme'
  | 'questions'
  | 'quotes'
  | 'steps';

/** Inputs whose labels are known in every language. */
export type KnownInput = 'company' | 'date' | 'email' | 'message' | 'name' | 'number' | 'people' | 'phone';

/** Everything of ours that stands on a page, in one language: nouns and infinitives, no sentences. */
export interface PageWords {
  /** For screen readers and the keyboard. */
  skip: string;
  sections: string;
  footer: string;
  /** Before the names of those who took the photos. */
  photos: string;
  /** Of a comparison. */
  yes: string;
  no: string;
  topic: string;
  /** The button of what can be put away. */
  close: string;
  /** Names a table that scrolls sideways. */
  table: string;
  /** The choice between prices by the month and by the year. */
  terms: { label: string; monthly: string; yearly: string };
  /** The link to a video; `{}` is the service that shows it. */
  video: { watch: string; watchOn: string; newTab: string };
  /** What is pressed to show what comes from another site. */
  showEmbed: string;
  /** The tick that stops a video behind a section. */
  stopVideo: string;
  /** Of a countdown; `{}` is a number of days, two or more. */
  timer: { left: string; tomorrow: string; today: string; over: string };
  /** The link to a map beside an address. */
  map: string;
  headings: Readonly<Record<Heading, readonly [string, ...string[]]>>;
  goal: { target: string; reached: string };
  ways: { phone: string; whatsapp: string; email: string; web: string; social: string };
  actions: Readonly<Record<Intent, string>>;
  /** A button that calls `{number}`. */
  callNumber: string;
  /** What heads the form, by what it is for. */
  forms: Readonly<Record<Intent, string>>;
  inputs: Readonly<Record<KnownInput, string>>;
  optional: string;
  choose: string;
  /** Of a form that is filled in step by step; `of` says which one of how many. */
  steps: { next: string; back: string; of: string };
  /** What a visitor reads after sending, and the label of the field that only programs fill in. */
  thanks: { title: string; text: string; trap: string };
  /** What stands in the editor where something is missing; never published. */
  missing: {
    address: string;
    answer: string;
    date: string;
    days: string;
    email: string;
    line: string;
    person: string;
    phone: string;
    picture: string;
    price: string;
    question: string;
    quote: string;
    role: string;
    times: string;
  };
}
