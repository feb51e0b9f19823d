import type { Fact } from '@landfall/shared/contracts';
import { withoutHour } from '../brief/who/contacts.ts';
import { lines } from './known-fact.ts';
import { wayOf } from './reach.ts';

const ADDRESSES = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,190}\.[a-z]{2,24}|\+?\(?\d[\d\s()./-]{5,26}\d/giu;
/** What joins two ways of contact in a sentence. */
const JOINS = /^[\s,;:/.|()-]*(?:(?:or|and|ou|et|o|u|y|e|oder|und|of|en|lub|albo|i)[\s,;:/.|()-]*)?$/iu;
/** What is done there, which the button says: "Message me on 07700 900482 to book". */
const TO_BOOK =
  /^,? ?(?:(?:to|para|pra|pour|per|om te|żeby|and|y|e|et|und|en) )?(?:book(?: in)?|order|reservar|reserver|réserver|agendar|marcar|prenotare|boeken|reserveren|zarezerwować)(?: an appointment| a table| a slot| mesa| hora| horário)?[ .!x]{0,6}$/iu;
const MOST_LABEL = 40;

const digits = (text: string): string => text.replace(/\D/g, '');
const isDate = (text: string): boolean => /\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(text);

/** Phones and e-mail addresses that a text names. */
export const addressesIn = (text: string): string[] =>
  [...text.matchAll(ADDRESSES)]
    .map(({ 0: found, index }) => withoutHour(found, text.slice(0, index)).trim())
    .filter(
      (found) => found.includes('@') || (digits(found).length >= 7 && digits(found).length <= 15 && !isDate(found)),
    );

const isSame = (value: string, address: string): boolean =>
  address.includes('@') ? value.toLowerCase() === address.toLowerCase() : digits(value) === digits(address);

const CALLING =
  /^(?:(?:please|bitte|por favor|veuillez|just) )?(?:ring|call|phone|text|llama(?:d|r)? a|ligue (?:a|para)|appelez|rufen sie|ruf|chiamate|chiama|bel|dzwoń do|zadzwoń do) /iu;
const ON = / (?:on|at|al|en el|en|ao|au|unter|allo|op|pod)$/iu;
const MOST_NAMES = 3;

/** "Maureen Pike" of "Ring Maureen Pike on"; all of any other label. */
function withoutCalling(label: string): string {
  const name = label.replace(CALLING, '').replace(ON, '');
  const words = name.split(' ');
  const isName = words.length > 1 && words.length <= MOST_NAMES && words.every((word) => /^\p{Lu}/u.test(word));
  return name !== label && isName ? name : label;
}

/** What a sentence says before its ways of contact, where it says nothing else: "Book on 0161 496 0000". */
function labelOf(text: string, addresses: readonly string[]): string | null {
  let rest = text;
  const between: string[] = [];
  for (const address of addresses) {
    const at = rest.indexOf(address);
    between.push(rest.slice(0, at));
    rest = rest.slice(at + address.length);
  }
  const [before = '', ...others] = [...between, rest];
  const label = withoutCalling(before.replace(/(?<![\s:,–-])[\s:,–-]+$/u, '').trim());
  const last = others.length - 1;
  const areJoined = others.every((part, at) => JOINS.test(part) || (at === last && TO_BOOK.test(part)));
  return label.length <= MOST_LABEL && areJoined ? label : null;
}

/** The facts with the ways of contact that the call to action names, and whether they say all that it says. */
export interface CallContacts {
  facts: Fact[];
  isTold: boolean;
}

/** The longest label of a button. */
export const MOST_BUTTON = 60;

/** The action that the page calls to: the first that says what its button shall, else the first. */
export function calledAction(facts: readonly Fact[]): Fact | undefined {
  const actions = facts.filter(({ kind }) => kind === 'action');
  return actions.find(({ label }) => label !== '' && label.length <= MOST_BUTTON) ?? actions[0];
}

/** Moves the ways of contact out of the call's sentence, so that they can be followed and stand on the page once. */
export function withCallContacts(facts: readonly Fact[]): CallContacts {
  const call = calledAction(facts);
  const addresses = call ? addressesIn(call.text) : [];
  const [first] = addresses;
  if (!call || first === undefined) return { facts: [...facts], isTold: false };
  const label = labelOf(call.text, addresses);
  const isKnown = (address: string) => facts.some(({ kind, value }) => kind === 'contact' && isSame(value, address));
  const added = addresses
    .filter((address) => !isKnown(address))
    .map((address): Fact => {
      const way = address.includes('@') ? 'email' : 'phone';
      return { ...call, kind: 'contact', label: way, value: address, unit: '', text: '', details: [], group: '' };
    });
  const all = [...facts, ...added];
  if (label === null || call.details.length > 0) return { facts: all, isTold: false };
  const named = all.find(({ kind, value }) => kind === 'contact' && isSame(value, first));
  return { facts: all.map((fact) => (fact === named ? labelled(fact, label) : fact)), isTold: true };
}

/** A way of contact under the words that the person uses for it. */
function labelled(contact: Fact, label: string): Fact {
  const way = wayOf(contact);
  if (label === '') return contact;
  // Only its code tells that a number is WhatsApp's.
  if (way === 'whatsapp' || way !== contact.label) return { ...contact, text: lines(label, contact.text) };
  return { ...contact, label };
}
