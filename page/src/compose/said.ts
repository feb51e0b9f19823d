import type { Fact } from '@landfall/shared/contracts';
import { isDeadline } from '../brief/times/deadline.ts';
import { says } from './headline-score.ts';
import { restOf } from './known-fact.ts';
import type { Block } from './writing.ts';

const CLOSED =
  /(?<!\p{L})(?:holidays?|closed|vacaciones|cerrad\p{L}*|urlaub\p{L}*|betriebsferien|ferien|geschlossen|congés?|vacances|fermé\p{L}*|fermeture|ferie|chius\p{L}*|vakantie|gesloten|urlop|zamknięt\p{L}*|férias|fechad\p{L}*|encerrad\p{L}*)(?!\p{L})/iu;

/** Times at which nobody is there are opening hours, not the date of an event. */
export function withClosures(facts: readonly Fact[]): Fact[] {
  const hasHours = facts.some(({ kind }) => kind === 'hours');
  return facts.map((fact) =>
    fact.kind !== 'date' || fact.text === '' || !CLOSED.test(fact.label)
      ? fact
      : hasHours
        ? { ...fact, kind: 'hours', value: fact.text, text: '' }
        : { ...fact, kind: 'note', value: '' },
  );
}

/** Facts whose text is published in full. */
const TELLING: ReadonlySet<string> = new Set(['about', 'proof', 'note', 'condition', 'audience']);
/** Facts that stand in a list under their label. */
const LISTED: ReadonlySet<string> = new Set(['offer', 'step']);
const MOST_SAID_PEOPLE = 2;

/** People of whom nothing more is known than what another fact says, where they are too few for a section. */
function saidPeople(facts: readonly Fact[], hostOf: (...parts: string[]) => string | undefined) {
  const people = facts.filter(({ kind }) => kind === 'person');
  const areBare = people.every((fact) => fact.label !== '' && restOf(fact, ['label', 'value']) === '');
  if (!areBare || (people.length > MOST_SAID_PEOPLE && people.some(({ value }) => value !== ''))) return [];
  const said = people.map((fact) => [fact.id, hostOf(fact.label, fact.value)] as const);
  return said.every(([, host]) => host !== undefined) ? said : [];
}

/** Dates without a label of their own that another fact tells; one is left to stand in large letters. */
function saidDates(facts: readonly Fact[], hostOf: (...parts: string[]) => string | undefined) {
  const dates = facts.filter(({ kind }) => kind === 'date');
  const said = dates
    .filter((fact) => fact.text.length > 4 && restOf(fact, ['text']) === '')
    .map((fact) => [fact.id, hostOf(fact.text)] as const)
    .filter(([, host]) => host !== undefined);
  const isProgramme = said.every(([, host]) => facts.some(({ id, kind }) => id === host && LISTED.has(kind)));
  // Until when something can be done is told with what can be done.
  const [first] = dates;
  const isEvent = first !== undefined && !isDeadline(first.text);
  return said.length === dates.length && !isProgramme && isEvent ? said.slice(1) : said;
}

/** Where something is fetched or bought beforehand is no place of what the page is about. */
const FETCHED_AT =
  /(?<!\p{L})(?:pick[ -]?up|collection (?:of|from|at)|tickets? (?:from|at)|advance (?:sale|booking)|recogida|entradas en|venta anticipada|levantamento|retrait|billets? (?:chez|à)|prévente|abholung|vorverkauf|ritiro|prevendita|afhalen|voorverkoop|odbiór|przedsprzedaż)(?!\p{L})/iu;

/** Addresses in a sentence that tells where something is fetched, beside other things. */
const saidPlaces = (facts: readonly Fact[]) =>
  facts
    .filter((fact) => fact.kind === 'place' && restOf(fact, ['text']) === '')
    .map(({ id, text }) => {
      const host = facts.find((other) => TELLING.has(other.kind) && says(other.text, text));
      return [id, host && FETCHED_AT.test(host.text) ? host.id : undefined] as const;
    });

/** Facts that another fact tells in full, each with that one: they need no place of their own. */
export function saidElsewhere(facts: readonly Fact[]): Map<string, string> {
  const hosts = facts.filter(({ kind }) => TELLING.has(kind) || LISTED.has(kind));
  const hostOf = (...parts: string[]) =>
    hosts.find(({ label, text }) => parts.every((part) => part === '' || says(`${label} | ${text}`, part)))?.id;
  return new Map(
    [...saidPeople(facts, hostOf), ...saidDates(facts, hostOf), ...saidPlaces(facts)].flatMap(([id, host]) =>
      host ? [[id, host]] : [],
    ),
  );
}

/** Sections with the facts that are told there by another one. */
export const withSaid = (blocks: readonly Block[], said: ReadonlyMap<string, string>): Block[] =>
  blocks.map((block) => ({
    ...block,
    facts: [...block.facts, ...[...said].filter(([, host]) => block.facts.includes(host)).map(([id]) => id)],
  }));
