import type { CorrectedFacts, Fact } from '@landfall/shared/contracts';
import type { Intent, KnownInput, PageWords } from '../languages/page-words.ts';
import type { SectionDraft } from '../sections/model.ts';
import type { Link } from '../sections/section-kind.ts';
import { addressesIn, type CallContacts, calledAction, MOST_BUTTON } from './call-contacts.ts';
import { capitalised } from './capitalised.ts';
import { says } from './headline-score.ts';
import { inputOf } from './input-of.ts';
import { intentOf, isOnlyVerb } from './intent.ts';
import { asHeadline, lines, restOf } from './known-fact.ts';
import { hrefOf, wayOf } from './reach.ts';
import { isOnlyCalled, usualIntent, wantsToList } from './usual-intent.ts';
import type { Block, Writing } from './writing.ts';

type Form = Extract<SectionDraft, { kind: 'lead-form' }>;
type Wishes = CorrectedFacts['wishes'];

/** What the page asks visitors to do. */
export interface Call {
  intent: Intent;
  link: Link;
  /** The same with the number that is called, where there is room for it. */
  told: Link;
  hasForm: boolean;
  /** The fact that says so. */
  fact: Fact | undefined;
  /** Whether buttons and ways of contact say all that the fact says. */
  isTold: boolean;
}

/** Whoever may also write or book on the page finds a form there. */
const ALSO_WRITTEN =
  /(?<!\p{L})(?:online|on-line|form\p{L}*|web\p{L}*|e-?mails?|mailem|internet\p{L}*|en línea|en ligne)(?!\p{L})/iu;
const BY_PHONE =
  /(?<!\p{L})(?:(?:by|por|par|per) (?:tele)?(?:phone|teléfono|téléphone|telefone|telefon|telefono)|telefonisch|telefonicznie)(?!\p{L})/iu;
const MOST_CALL = 30;

/** "Start a trial": short enough for a button, where no usual action says the same. */
const isCallToAct = ({ text }: Fact): boolean =>
  text.length <= MOST_CALL && text.split(' ').length > 1 && text.split(' ').length <= 4 && !/[\d@:,\n]/.test(text);

/** "Request a demo": what is asked for by name, where the usual button would say "Book". */
const ASKS_FOR = /(?<!\p{L})(?:demos?|démos?|call-?backs?|samples?|muestras?|tours?)(?!\p{L})/iu;

/** What is arranged by phone where that is the only way. */
const ARRANGED: ReadonlySet<Intent> = new Set(['call', 'appointment', 'book', 'order']);
const MOST_NUMBER = 24;
const WHATSAPP = /whats ?app/i;

const wantsForm = (wishes: Wishes): boolean | undefined => {
  const wish = wishes.findLast(
    ({ kind, value }) => kind === 'structure' && (value === 'lead-form' || value === 'form'),
  );
  if (wish) return !wish.negated;
  return wishes.some(({ kind, negated }) => kind === 'form' && !negated) ? true : undefined;
};

/** Where the button leads without a form: to what the action names, or to a way of contact that suits it. */
function directLink(action: Fact | undefined, contacts: readonly Fact[], intent: Intent): string | undefined {
  const known = contacts.find(({ value }) => value !== '' && value === action?.value);
  const given = action?.value
    ? hrefOf(action.value, wayOf(known ?? { label: '', value: action.value, text: '' }))
    : undefined;
  if (given) return given;
  const [called, ...others] = addressesIn(action?.text ?? '');
  if (called && others.length === 0 && !called.includes('@') && !ALSO_WRITTEN.test(action?.text ?? ''))
    return hrefOf(called, WHATSAPP.test(action?.text ?? '') ? 'whatsapp' : 'phone');
  const linked = contacts.map((fact) => {
    const way = wayOf(fact);
    return { way, href: hrefOf(fact.value || fact.text, way) };
  });
  const of = (...ways: readonly string[]) =>
    ways.flatMap((way) => linked.filter((each) => each.way === way && each.href)).at(0)?.href;
  if (intent === 'call' || (action && BY_PHONE.test(action.text) && !ALSO_WRITTEN.test(action.text)))
    return of('phone', 'whatsapp');
  // A CV is sent as a file.
  if (intent === 'apply' && !action) return of('email');
  if (intent === 'tickets' && !action) return of('web');
  return undefined;
}

const anyLink = (contacts: readonly Fact[]): string | undefined =>
  ['phone', 'email', 'whatsapp', 'web', 'social']
    .flatMap((way) =>
      contacts.filter((fact) => wayOf(fact) === way).map((fact) => hrefOf(fact.value || fact.text, wayOf(fact))),
    )
    .find((href) => href !== undefined);

/** The one thing that a visitor should do, and where its buttons lead. */
export function callOf({ facts, isTold }: CallContacts, wishes: Wishes, words: PageWords): Call {
  const fact = calledAction(facts);
  const contacts = facts.filter(({ kind }) => kind === 'contact');
  const said = fact ? (intentOf(fact.label) ?? intentOf(fact.text)) : null;
  const wantsList =
    wishes.some(({ kind, value, negated }) => kind === 'form' && value === 'email' && !negated) &&
    (wishes.filter(({ kind }) => kind === 'form').length === 1 || wantsToList(wishes));
  const isCalled = !fact && isOnlyCalled(facts, wishes);
  const usual = fact ? null : wantsList ? 'list' : usualIntent(facts);
  const intent = said ?? usual ?? (isCalled ? 'call' : 'contact');
  const wanted = wantsForm(wishes);
  const direct = directLink(fact, contacts, isCalled && ARRANGED.has(intent) ? 'call' : intent);
  const hasForm = wanted ?? direct === undefined;
  const isNamed = fact !== undefined && (!said || (said === 'book' && ASKS_FOR.test(fact.text)));
  const asSaid = isNamed && isCallToAct(fact) ? capitalised(fact.text.replace(/[.!]$/, '')) : '';
  const ownLabel = (fact && fact.label.length <= MOST_BUTTON ? capitalised(fact.label) : '') || asSaid;
  const fallback = anyLink(contacts) ?? (contacts.length > 0 ? '#contact' : '#main');
  // What is asked for by phone is asked for there, also where a form stands on the page.
  const target = direct ?? (hasForm ? '#lead-form' : fallback);
  const derived: Intent = intent === 'contact' && target.startsWith('tel:') ? 'call' : intent;
  const usualLabel = target.startsWith('https://wa.me/') ? words.ways.whatsapp : words.actions[derived];
  const link = { label: ownLabel || usualLabel, href: target };
  const number = derived === 'call' && !ownLabel && target.startsWith('tel:') ? numberOf(target, contacts) : '';
  const isButton =
    fact !== undefined && (says(link.label, fact.text) || (intentOf(fact.text) !== null && isOnlyVerb(fact.text)));
  return {
    intent: derived,
    link,
    told: number ? { ...link, label: words.callNumber.replace('{number}', number) } : link,
    hasForm,
    fact,
    // A form that a request by name heads says what it is for.
    isTold: isTold || (isButton && fact.details.length === 0 && !(asSaid !== '' && said)),
  };
}

/** A second button that the person names, "Book a demo" beside "Start free trial", and the fact that says so. */
export interface SecondCall {
  link: Link;
  fact: Fact;
}

/** The button beside the call's, where another action is short enough for one; it leads to the form, else to the contacts. */
export function secondCall(call: Call, facts: readonly Fact[]): SecondCall | undefined {
  const fact = facts.find(
    (each) =>
      each.kind === 'action' &&
      each !== call.fact &&
      each.label !== '' &&
      each.label.length <= MOST_CALL &&
      restOf(each, ['label']) === '' &&
      !says(call.link.label, each.label),
  );
  if (!fact) return undefined;
  const href = call.hasForm ? '#lead-form' : facts.some(({ kind }) => kind === 'contact') ? '#contact' : '';
  return href === '' ? undefined : { link: { label: capitalised(fact.label), href }, fact };
}

/** A number as it was written, where a button holds it. */
function numberOf(href: string, contacts: readonly Fact[]): string {
  const written = contacts.find((fact) => hrefOf(fact.value || fact.text, 'phone') === href);
  const number = written?.value || written?.text || '';
  return number.length <= MOST_NUMBER ? number : '';
}

const FIELDS: Readonly<Record<Intent, readonly string[]>> = {
  contact: ['name', 'email', 'message'],
  call: ['name', 'phone', 'message?'],
  write: ['name', 'email', 'message'],
  table: ['name', 'phone', 'date', 'people'],
  book: ['name', 'email', 'phone?', 'date?'],
  buy: ['name', 'email', 'message?'],
  order: ['name', 'email', 'phone?', 'message'],
  register: ['name', 'email'],
  download: ['name', 'email'],
  donate: ['name', 'email', 'message?'],
  quote: ['name', 'email', 'phone?', 'message'],
  list: ['email'],
  sign: ['name', 'email'],
  appointment: ['name', 'phone', 'date?', 'message?'],
  apply: ['name', 'email', 'phone?', 'message'],
  trial: ['name', 'email'],
  tickets: ['name', 'email', 'number'],
};

const INPUT_OF: Readonly<Record<KnownInput, Form['fields'][number]['input']>> = {
  company: 'company',
  date: 'date',
  email: 'email',
  message: 'message',
  name: 'name',
  number: 'number',
  people: 'number',
  phone: 'phone',
};
const MOST_FIELDS = 12;

const isKnown = (name: string): name is KnownInput => Object.hasOwn(INPUT_OF, name);

/** Whether the number that is asked for is one of people. */
const countsPeople = (wishes: Wishes): boolean =>
  wishes.some(
    ({ kind, value, text }) =>
      kind === 'form' &&
      value === 'number' &&
      /people|persons?|guests|personas|gente|comensales|invitados|pessoas|convidados|personnes|invités|convives|personen|gäste|leute|persone|ospiti|invitati|personen|gasten|osób|gości/iu.test(
        text,
      ),
  );

const MOST_BUTTONS = 5;

/** A field whose answers the person lists: a few side by side, more in a list. */
const choiceOf = (label: string, options: string[]): Form['fields'][number] => ({
  label: capitalised(label.slice(0, 100)),
  input: 'choice',
  required: false,
  options,
  style: options.length <= MOST_BUTTONS ? 'radio' : 'list',
});

/** What the form asks for: what the person wishes, else what the action calls for. */
function fieldsOf(intent: Intent, wishes: Wishes, words: PageWords): Form['fields'] {
  const asked = wishes.filter(({ kind, value }) => kind === 'form' && value !== '');
  const refused = new Set(asked.filter(({ negated }) => negated).map(({ value }) => value));
  const wanted = [...new Set(asked.filter(({ negated }) => !negated).map(({ value }) => value))];
  const choices = new Map(asked.flatMap(({ value, choices: listed }) => (listed ? [[value, listed] as const] : [])));
  const usual = FIELDS[intent].filter((name) => !refused.has(name.replace('?', '')));
  // Who books says how many come.
  const isVisit = intent === 'table' || intent === 'book';
  // Somebody has to be reached, whatever else is asked.
  const reached = wanted.some((name) => name === 'email' || name === 'phone') || wanted.length === 0;
  const names = wanted.length === 0 ? usual : [...wanted, ...(reached || refused.has('email') ? [] : ['email'])];
  const ordered = names.toSorted((one, other) => Number(one === 'message') - Number(other === 'message'));
  const fields = (ordered.length > 0 ? ordered : ['email']).slice(0, MOST_FIELDS).map((entry) => {
    const name = entry.replace(/\?$/, '');
    const options = choices.get(entry);
    if (options) return choiceOf(entry, options);
    const known = name === 'number' && (isVisit || countsPeople(wishes)) ? 'people' : name;
    const isOptional = wanted.length === 0 && entry.endsWith('?');
    return isKnown(known)
      ? { label: words.inputs[known], input: INPUT_OF[known], required: !isOptional }
      : { label: capitalised(entry.slice(0, 100)), input: inputOf(entry), required: false };
  });
  return fields.filter((field, index) => fields.findIndex(({ label }) => label === field.label) === index);
}

/** What the action says beyond the button's words, where no other section says it. */
function sentenceOf({ fact, link, isTold }: Call, facts: readonly Fact[]): string {
  if (!fact) return '';
  const label = capitalised(fact.label) === link.label ? '' : fact.label;
  const isElsewhere = facts.some((other) => other.kind === 'contact' && other.value === fact.value);
  // The address of a website is read in the button's link.
  const text = isTold || says(link.label, fact.text) ? '' : capitalised(fact.text);
  const value = isElsewhere || says(fact.text, fact.value) || /^https?:\/\//i.test(link.href) ? '' : fact.value;
  return lines(label, text, value, restOf(fact, ['label', 'text', 'value']));
}

const MOST_TITLE = 60;

/** The page's close: the form, or the button once more, with what is good to know beside it. */
export function callBlocks(call: Call, writing: Writing, beside: readonly Fact[], brand: string): Block[] {
  const { words, wishes, random } = writing;
  const own = sentenceOf(call, writing.facts);
  const isTitle = own !== '' && own.length <= MOST_TITLE && !own.includes('\n') && addressesIn(own).length === 0;
  const said = lines(isTitle ? '' : own, ...beside.map((fact) => fact.text));
  const facts = [...(call.fact ? [call.fact.id] : []), ...beside.map(({ id }) => id)];
  const asTitle = asHeadline(own);
  const isNamed = call.link.label !== words.actions[call.intent];
  if (!call.hasForm) {
    const isReached = writing.of('contact').length > 0 || call.link.href.startsWith('#');
    const hasContacts = writing.of('contact').length > 0;
    if (own === '' && isReached && (hasContacts || beside.length === 0)) return [];
    const title = isTitle ? asTitle : brand;
    const variant = random.pick(['band', 'card'] as const);
    return [{ section: { kind: 'cta', variant, title, body: said, actions: [call.told] }, facts }];
  }
  const fields = fieldsOf(call.intent, wishes, words);
  const variant = fields.length === 1 ? 'line' : said.length > 160 ? 'split' : random.pick(['split', 'card'] as const);
  return [
    {
      section: {
        kind: 'lead-form',
        variant,
        title: isTitle ? asTitle : call.intent === 'contact' && isNamed ? call.link.label : words.forms[call.intent],
        body: said,
        fields,
        button: call.link.label,
      },
      facts,
    },
  ];
}
