import type { Fact } from '@landfall/shared/contracts';
import { MONTHS } from '../brief/words/calendar.ts';

const NAME = "\\p{Lu}['’\\p{Ll}][\\p{L}'’-]*";
const TOWN = `${NAME}(?:[ -](?:am|an der|upon|on|de|del|la|sur|${NAME})){0,3}`;
/** Polish bends a town after a preposition, so that no map would find it. */
const IN_TOWN = new RegExp(`(?<!\\p{L})(?:[Ii]n|[Ee]n|[Ee]m|[Àà]|a|te) (${TOWN})(?!\\p{L})`, 'gu');
const ONLY_TOWN = new RegExp(`^${TOWN}$`, 'u');
/** What stands before a town and is a place in it. */
const IN_IT =
  /^(?:par(?:k|que|c|co)|playa|praia|plage|plaza|praça|place|piazza|platz|markt|plein|rynek|plac|hall|teatro?|theat)/iu;
const NO_TOWN =
  /^(?:calle|avenida|rua|via|viale|rue|avenue|straße|street|road|plaza|piazza|platz|playa|praia|parque|park|english|deutsch|español|français|italiano|polski|spring|summer|autumn|winter|frühjahr|frühling|sommer|herbst|primavera|verano|verão|noël|ostern|easter|christmas|monday|tuesday|wednesday|thursday|friday|saturday|sunday|zoom|teams|whatsapp|google|facebook|instagram)(?!\p{L})/iu;
const POSTCODE = /(?<!\d)\d{2}-\d{3}(?!\d)|(?<!\d)\d{4,5}(?!\d)|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}/;

/** "Vismarkt 22 Groningen", "14 Chapel Street in York" */
const NAMED = /\p{L}.? (?<!\d)\d{1,5}\p{L}? \p{Lu}\p{Ll}|(?<!\p{L})(?:in|en|em|à|a|te|w) \p{Lu}/u;

/** Whether an address is a street with its number and says no town. */
export const isStreetAlone = (place: string): boolean => {
  if (!/\d/.test(place) || POSTCODE.test(place) || place.includes('\n') || NAMED.test(place)) return false;
  return !place.split(',').some((part, index) => index > 0 && /^ *\p{Lu}/u.test(part));
};

/** Whether a name can be that of a town: no street, language, month or service. */
export const isTown = (name: string): boolean => !NO_TOWN.test(name) && !MONTHS.has(name.toLowerCase());

const partsOf = (text: string): string[] =>
  text.split(/,\s*/).map((part) => part.trim().replace(/(?<![.;:])[.;:]{1,4}$/, ''));

/** Towns beside the street, or after a place in them: "Lublin, ul. Narutowicza 57", "Parque de Cabecera, Valencia". */
function listedTowns(text: string, street: string): string[] {
  const parts = partsOf(text);
  return parts.filter((part, at) => {
    if (!ONLY_TOWN.test(part) || !isTown(part)) return false;
    const before = parts[at - 1] ?? '';
    const isBeside = parts[at + 1] === street || (before === street && before !== '');
    return (isBeside && part.split(' ').length <= 2) || (IN_IT.test(before) && !part.includes(' '));
  });
}

const WITH_POSTCODE = /^(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{2}-\d{3})(?:-\d{3})? /;

/** The town that an address ends with, behind its street: "Rua do Lagamar, 210, Recife"; empty where none does. */
export function townAtEnd(address: string): string {
  const parts = partsOf(address);
  const street = parts.findLastIndex((part) => /\d/.test(part.replace(WITH_POSTCODE, '')));
  const town = (parts[street + 1] ?? '').replace(WITH_POSTCODE, '').replace(/ ?\([^()]*\)$/, '');
  return street >= 0 && ONLY_TOWN.test(town) && isTown(town) ? town : '';
}

/** The town that stands last behind a place: "at the Rest Hall, Harbour Row, Anstruther"; empty where none does. */
export function townBehind(place: string, facts: readonly Fact[]): string {
  for (const { text } of facts) {
    const parts = text.includes(`${place}, `) ? partsOf(text.slice(text.indexOf(place) + place.length)) : [];
    const town = parts.at(-1) ?? '';
    if (ONLY_TOWN.test(town) && isTown(town)) return town;
  }
  return '';
}

/** The town of an address that is a street alone, where what the page is about names one and no other; else empty. */
export function townFor(place: string, facts: readonly Fact[]): string {
  if (!isStreetAlone(place)) return '';
  const texts = facts.filter(({ kind }) => kind === 'name' || kind === 'about').map(({ text }) => text);
  const townsIn = (some: readonly string[]) => [
    ...new Set(
      some.flatMap((text) => [
        ...[...text.matchAll(IN_TOWN)].map(([, town = '']) => town).filter(isTown),
        ...listedTowns(text, place),
      ]),
    ),
  ];
  const near = townsIn(texts.filter((text) => text.includes(place)));
  const towns = near.length > 0 ? near : townsIn(texts);
  const [town = ''] = towns;
  return towns.length === 1 ? town : '';
}
