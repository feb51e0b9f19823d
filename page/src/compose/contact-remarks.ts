import type { Fact } from '@landfall/shared/contracts';
import { says } from './headline-score.ts';
import { restOf } from './known-fact.ts';

const REMARKS: ReadonlySet<string> = new Set(['about', 'note', 'condition', 'proof']);

/** Words that only join and name ways of contact: their labels say the same. */
const NAMES_A_WAY =
  /^(?:tel|telf|tél|phone|telephone|téléphone|telefon|telefono|teléfono|telefone|cell|cellulare|mobile|móvil|movil|handy|whatsapp|email|mail|correo|courriel|web|website|site|contact|contacto|contatto|kontakt|or|oppure|o|ou|oder|of|lub|and|y|e|und|et|en|i|me|us|on|at|my|our|by|via|msg|message|text|ring|call|only|please|not|meu|meus|minha|nosso|zap|zapzap|wpp|pelo|pela|mi|mío|nuestro|al|el|por|solo|sólo|no|mein|meine|unser|unter|nur|nicht|mon|notre|au|par|pas|mio|nostro|al|solo|non|mijn|ons|op|alleen|niet|mój|nasz|pod|tylko|nie|nr|number|número|numero|numéro|nummer|numer)$/iu;
const REFUSES = /^(?:not|no|nicht|pas|non|niet|nie|não)$/iu;
/** "Text only please": how one wants to be reached, which the number alone does not tell. */
const ONLY = /^(?:only|solo|sólo|nur|alleen|tylko)$/iu;
const NETWORK = /^(?:telegram|insta|instagram|facebook|mastodon|tiktok|twitter|bluesky|threads|linkedin|youtube)$/iu;

/** The way of contact that a remark names and says nothing else of, with the network that it is on. */
function namedBy(remark: Fact, contacts: readonly Fact[]): { contact: Fact; network: string } | null {
  const named = contacts.filter(({ value }) => value.length > 4 && remark.text.includes(value));
  const [first] = named;
  if (!REMARKS.has(remark.kind) || !first || restOf(remark, ['text', 'group']) !== '') return null;
  const rest = named.reduce((text, { value }) => text.replace(value, ' '), remark.text);
  if (/\d/.test(rest)) return null;
  const words = rest.match(/\p{L}+/gu) ?? [];
  const networks = words.filter((word) => NETWORK.test(word));
  // "Ring me, not by e-mail" is told where no address stands.
  const isToldThere = words.some((word) => /^whatsapp$/i.test(word)) && named.some(({ label }) => label === 'whatsapp');
  const refuses = words.some((word) => REFUSES.test(word));
  const refusesMail = refuses && words.some((word) => /^(?:e?mail|correo|courriel)$/i.test(word));
  const isNowhere = refusesMail && contacts.every(({ label }) => label !== 'email');
  const isOnly = (refuses || words.some((word) => ONLY.test(word))) && !(isToldThere && !refuses) && !isNowhere;
  if (isOnly || networks.length > 1 || !words.every((word) => NAMES_A_WAY.test(word) || NETWORK.test(word)))
    return null;
  const [network = ''] = networks;
  return { contact: (network && named.find(({ label }) => label === 'social')) || first, network };
}

/** Somebody of whom only the name is known is told by the name of the page, or is whom one reaches. */
function withLonePerson(
  facts: readonly Fact[],
  contacts: readonly Fact[],
  told: Map<string, string>,
  texts: Map<string, string>,
): void {
  const [lone, ...others] = facts.filter(({ kind }) => kind === 'person');
  if (!lone || others.length > 0 || lone.label === '' || restOf(lone, ['label']) !== '') return;
  const name = facts.find(({ kind, text }) => kind === 'name' && says(text, lone.label));
  const reached = contacts.find(
    ({ id, label, text }) => (label === 'phone' || label === 'whatsapp') && text === '' && !texts.has(id),
  );
  const host = name ?? reached;
  if (!host || facts.some((fact) => REMARKS.has(fact.kind) && says(fact.text, lone.label))) return;
  told.set(lone.id, host.id);
  if (host === reached) texts.set(host.id, lone.label);
}

/**
 * Facts in which a way of contact stands once: a remark that only repeats it is told there, and the network that it
 * names goes with it. `told` has the id of each such remark, with that of the contact.
 */
export function withContactRemarks(facts: readonly Fact[]): { facts: Fact[]; told: Map<string, string> } {
  const contacts = facts.filter(({ kind, label, value }) => kind === 'contact' && label !== '' && value !== '');
  const told = new Map<string, string>();
  const networks = new Map<string, string>();
  for (const remark of facts) {
    const shares = remark.group === '' || facts.some((other) => other !== remark && other.group === remark.group);
    const found = shares && namedBy(remark, contacts);
    if (!found) continue;
    const { contact, network } = found;
    if (network !== '' && (contact.text !== '' || networks.has(contact.id))) continue;
    told.set(remark.id, contact.id);
    if (network !== '') networks.set(contact.id, network);
  }
  withLonePerson(facts, contacts, told, networks);
  return {
    facts: facts.map((fact) => (networks.has(fact.id) ? { ...fact, text: networks.get(fact.id) ?? '' } : fact)),
    told,
  };
}
