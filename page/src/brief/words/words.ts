/** Sections of a page, named as the kinds of `sections/`. */
export type PagePart =
  | 'pricing'
  | 'faq'
  | 'gallery'
  | 'lead-form'
  | 'contact'
  | 'testimonials'
  | 'team'
  | 'steps'
  | 'countdown'
  | 'logos'
  | 'map'
  | 'comparison'
  | 'hero'
  | 'features'
  | 'story'
  | 'listing'
  | 'cta'
  | 'header'
  | 'footer';
export type Mood = 'warm' | 'fresh' | 'bold' | 'calm' | 'tech' | 'elegant' | 'playful' | 'dark' | 'light';
export type Colour =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'navy'
  | 'turquoise'
  | 'purple'
  | 'pink'
  | 'brown'
  | 'beige'
  | 'black'
  | 'white'
  | 'grey'
  | 'gold'
  | 'terracotta';
export type Tone = 'formal' | 'informal' | 'warm' | 'playful' | 'sober' | 'short';
export type Field = 'name' | 'email' | 'phone' | 'company' | 'date' | 'number' | 'message';
/** What the lines under a heading are; those of the second row are for the writer. */
export type HeadingRole =
  | 'offers'
  | 'hours'
  | 'contact'
  | 'place'
  | 'team'
  | 'quotes'
  | 'faq'
  | 'programme'
  | 'contents'
  | 'steps'
  | 'conditions'
  | 'audience'
  | 'about'
  | 'proof'
  | 'action'
  | 'date'
  | 'name'
  | 'look'
  | 'tone'
  | 'sections'
  | 'form'
  | 'picture'
  | 'instructions';

type Lists<K extends string> = Partial<Record<K, readonly string[]>>;

/**
 * The words of one language. Each entry is a phrase in lower case; `*` stands for any ending of a word, and accents may
 * be missing in what people type. All languages have the same lists.
 */
export interface Words {
  /** Openings of a request for a page: "I need", "please make me". */
  want: readonly string[];
  /** What is asked for: "landing page", "website". */
  page: readonly string[];
  /** Between the page and its subject: "for", "about", "to promote". */
  pageFor: readonly string[];
  /** Before a subject, dropped with the request: "my", "our", "a". */
  articles: readonly string[];
  /** Before a name: "called". */
  named: readonly string[];
  /** "we are", of which a name or a trade follows. */
  weAre: readonly string[];
  /** Between a name and its trade: "is a". */
  isA: readonly string[];
  /** Before content that the writer shall mention: "mention that". */
  mention: readonly string[];
  /** Openings that only ever speak to the writer: "make it", "avoid", "please keep". */
  order: readonly string[];
  /** Politeness and joints before a clause: "please", "if possible", "also". */
  polite: readonly string[];
  /** Wishes in the conditional: "would be nice". */
  suggests: readonly string[];
  /** Openings that speak to the writer when they are about a part of the page: "use", "add", "with". */
  show: readonly string[];
  /** "should look", "must be": of the page when its subject is the page or nothing. */
  should: readonly string[];
  /** The page as a subject: "it", "the page", "everything". */
  itself: readonly string[];
  /** "no", "without", "don't want". */
  without: readonly string[];
  /** "nothing", of which an adjective follows. */
  nothing: readonly string[];
  parts: Lists<PagePart>;
  /** "first", "at the top". */
  first: readonly string[];
  /** Things of a page that are no section: "headline", "font", "layout". */
  things: readonly string[];
  /** Words that make a colour or mood one of the page: "colours", "style", "vibe". */
  look: readonly string[];
  moods: Lists<Mood>;
  colours: Lists<Colour>;
  tones: Lists<Tone>;
  /** Words that make a tone one of the text: "tone", "language", "voice". */
  voice: readonly string[];
  /** Words that may stand among colours and moods: "and", "very", "a bit". */
  fillers: readonly string[];
  pictures: readonly string[];
  /** Names of languages after `inLanguage`, by code. */
  languages: Readonly<Record<string, readonly string[]>>;
  inLanguage: readonly string[];
  fields: Lists<Field>;
  /** What visitors do in a form: "leave", "fill in", and what the page does: "ask for", "form with". */
  fill: readonly string[];
  /** What visitors get for it: "get", "receive". */
  receive: readonly string[];
  visitors: readonly string[];
  /** Words for the visitor in content: "you", "your". */
  addressed: readonly string[];
  /** Words for the person who writes: "we", "our", "I". */
  own: readonly string[];
  /** Before what a visitor should do: "people should", "the goal is to". */
  act: readonly string[];
  /** Before a button's words: "the button should say". */
  button: readonly string[];
  /** First words of a call to the visitor: "book", "call us". */
  calls: readonly string[];
  and: readonly string[];
  or: readonly string[];
  /** Monday to Sunday, each with its forms, then groups of days ("weekdays", "daily"). */
  days: readonly string[];
  closed: readonly string[];
  /** Words that stand in opening hours: "open", "from", "to", "h". */
  hoursWords: readonly string[];
  free: readonly string[];
  from: readonly string[];
  per: readonly string[];
  /** Between an offer and its price: "costs", "for". */
  costs: readonly string[];
  headings: Lists<HeadingRole>;
  /** Before a number of a part: "chapter", "week". */
  chapters: readonly string[];
  conditions: readonly string[];
  proofs: readonly string[];
  trusted: readonly string[];
  audiences: readonly string[];
  raised: readonly string[];
  goals: readonly string[];
  /** Before a person's name: "led by", "my name is". */
  ledBy: readonly string[];
  roles: readonly string[];
  says: readonly string[];
  /** Words that say nothing once phones, addresses and the like are taken out: "call", "at", "find us". */
  around: readonly string[];
  /** Words for something with a date, with a place, and for a fundraiser. */
  events: readonly string[];
  local: readonly string[];
}
