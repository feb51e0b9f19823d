import { folded } from '../text/normalise.ts';
import { escaped } from '../text/phrases.ts';
import { CORRECTION_LINE, NOT_BUT, NOW_WITH } from '../words/bracket-notes.ts';
import type { Corrected } from './corrections.ts';
import { inPlaceOf, valuesOf } from './typed-values.ts';

const SHORTEST = 4;
const NEAR = 90;
const ARTICLE = /^(?:the|el|la|los|las|o|a|os|as|le|les|l[’']|der|die|das|den|il|lo|i|gli|de|het) ?/iu;

/** The name that opens a clause, before what says what holds for it now: "La caldereta" of "La caldereta pasa a las 14:00". */
function subjectOf(clause: string): string {
  const at = NOW_WITH.exec(clause)?.index ?? -1;
  const name = at > 0 ? clause.slice(0, at).trim().replace(ARTICLE, '') : '';
  return /^[\p{L}’' -]{4,40}$/u.test(name) ? name : '';
}

/** A text with the values of a clause in place of those that stand near its subject; null where one has no place. */
function withValues(text: string, clause: string, withdrawn: string[]): string | null {
  const name = subjectOf(clause);
  const values = valuesOf(clause.replace(ARTICLE, ''));
  if (name.length < SHORTEST || values.length === 0) return null;
  const places = [...text.matchAll(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'))];
  const taken: string[] = [];
  let left = text;
  for (const by of values) {
    let isPut = false;
    for (const { index } of places) {
      // What is told of something stands behind it, or right before it: "Saturday, 13:30: stew, 5 euros".
      const start = Math.max(left.lastIndexOf('\n', index) + 1, index - 40);
      const end = index + (/\n/.exec(left.slice(index, index + NEAR))?.index ?? NEAR);
      const near = left.slice(start, end);
      const fit = valuesOf(near).filter((old) => old.type === by.type);
      const nearest = fit.toSorted((a, b) => Math.abs(start + a.start - index) - Math.abs(start + b.start - index))[0];
      const put = nearest && inPlaceOf(nearest, by);
      if (!nearest || !put) continue;
      if (put !== nearest.text) taken.push(nearest.text);
      left = left.slice(0, start + nearest.start) + put + left.slice(start + nearest.end);
      isPut = true;
      break;
    }
    if (!isPut) return null;
  }
  withdrawn.push(...taken);
  return left;
}

/** A text with somebody in place of somebody else: "not Ms Hart (on leave) but Bea Wills, head of sales". */
function withSomebodyElse(text: string, clause: string, withdrawn: string[]): string | null {
  const { old = '', by = '' } = NOT_BUT.exec(clause)?.groups ?? {};
  const last = old.split(' ').at(-1) ?? '';
  if (last === '') return null;
  const named = new RegExp(`(?:\\p{Lu}[\\p{L}’'-]{1,24} ){0,2}${escaped(last)}(?!\\p{L})`, 'gu');
  const found = [...text.matchAll(named)];
  if (found.length === 0) return null;
  withdrawn.push(...found.map(([said]) => said));
  return text.replace(named, by.replace(/[.!]$/, ''));
}

const SORRY =
  '(?:sorry|i mean(?:t)?|oops|perdón|perdon|digo|quise decir|pardon|désolée?|je voulais dire|scusa(?:te)?|volevo dire|desculpa|perdão|quis dizer|entschuldigung|ich mein(?:t)?e|bedoel ik|ik bedoel|przepraszam|miało być)';
/** "471 sorry": a line with nothing but the number that was meant in the one above. */
const NUMBER_AGAIN = new RegExp(`^(?:${SORRY},? )?(?<number>\\d[\\d.,]{0,8}\\d|\\d)(?:,? ${SORRY})?[.!*]{0,2}$`, 'iu');
const digitsOf = (text: string): number => text.replace(/\D/g, '').length;

/** A line in which the last number of as many digits is the one that the next line says; null where there is none, or the next line says more. */
function withNumberAgain(line: string, next: string): string | null {
  const number = NUMBER_AGAIN.exec(next)?.groups?.number ?? '';
  if (number === '' || number === next.replace(/[.!*]{0,2}$/, '')) return null;
  const last = [...line.matchAll(/(?<![\d.,])\d[\d.,]*(?<=\d)/gu)].findLast(
    ([said]) => digitsOf(said) === digitsOf(number),
  );
  return last ? line.slice(0, last.index) + number + line.slice(last.index + last[0].length) : null;
}

/**
 * A text with what a line of corrections puts right above it: "Last-minute correction: the stew moves to 14:00 and costs 6
 * euros". What puts nothing right is told without what announces it.
 */
export function withCorrectionLines(text: string): Corrected {
  const withdrawn: string[] = [];
  const lines = text.split('\n');
  for (let at = 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const again = withNumberAgain(lines[at - 1] ?? '', line.trim());
    if (again !== null) {
      withdrawn.push(line.trim());
      lines.splice(at - 1, 2, again);
      at -= 1;
      continue;
    }
    const [announced = ''] = CORRECTION_LINE.exec(line) ?? [];
    if (announced === '') continue;
    const body = line.slice(announced.length);
    let above = lines.slice(0, at).join('\n');
    const clauses = withSomebodyElse(above, body, []) === null ? body.split(/(?<=[.;])\s+/u) : [body];
    const left: string[] = [];
    for (const said of clauses) {
      const clause = said.replace(/[.;]$/, '').trim();
      const put = withSomebodyElse(above, clause, withdrawn) ?? withValues(above, clause, withdrawn);
      if (put === null) left.push(`${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`);
      else above = put;
    }
    if (folded(above) !== folded(lines.slice(0, at).join('\n')) || left.length > 0) withdrawn.push(announced.trim());
    lines.splice(0, at + 1, ...above.split('\n'), left.join(' '));
  }
  return { text: lines.join('\n'), withdrawn };
}

/** "It costs 290 euros and not 260" */
const NUMBER_NOT =
  /(?<![\d.,])(?<by>\d[\d.,]{0,8}\d|\d) ?(?:[€£$]|euros?|pounds?|dollars?|zł|reais|pesos)?,? (?:(?:and|y|e|et|und|en|i) )?(?:not|nicht|niet|non|no|não|nie|pas) (?<old>\d[\d.,]{0,8}\d|\d)(?![\d.,]*\d|\p{L})/giu;

/** A text that is passed on, with the numbers that whoever passes it on puts right, where the wrong one stands once. */
function withNumbersPutRight(text: string, cover: readonly string[]): string {
  let left = text;
  for (const said of cover)
    for (const { groups } of said.matchAll(NUMBER_NOT)) {
      const places = [...left.matchAll(new RegExp(`(?<![\\d.,])${escaped(groups?.old ?? '')}(?![\\d.,]*\\d)`, 'gu'))];
      const [only] = places;
      if (places.length !== 1 || !only) continue;
      left = left.slice(0, only.index) + (groups?.by ?? '') + left.slice(only.index + only[0].length);
    }
  return left;
}

const DATE_NOT =
  /,? ?\(?(?<!\p{L})(?:not|nicht|niet|non|no|não|nie|pas)(?: (?:on|am|el|le|il|o|de|em|na))?(?: (?:the|den|de))? (?<day>\d{1,2})(?:st|nd|rd|th|\.|er|º)?\)?(?![\d\p{L}])/giu;

/**
 * A text that is passed on, with the dates that whoever passes it on puts right: "it is Saturday 20 June, not the 13th". What is
 * said of several is put right where its name stands.
 */
export function withDatesPutRight(text: string, cover: readonly string[]): string {
  let left = withNumbersPutRight(text, cover);
  for (const said of cover)
    for (const match of said.matchAll(DATE_NOT)) {
      const before = said.slice(0, match.index);
      const by = valuesOf(before).findLast(({ type }) => type === 'date');
      const day = match.groups?.day ?? '';
      const month = [...(by?.text ?? '').matchAll(/\p{L}{3,}/gu)].at(-1)?.[0].toLowerCase();
      if (!by || !month) continue;
      const isOld = (value: string) => value.toLowerCase().includes(month) && /\d{1,2}/.exec(value)?.[0] === day;
      const olds = valuesOf(left).filter(({ type, text: value }) => type === 'date' && isOld(value));
      const name =
        /(?:^|[.:;,] )((?:\p{L}+ )?\p{L}+(?: \p{Lu})?) (?:is|are|ist|es|son|est|è|sono|é|são|is|zijn|to) /u.exec(
          before,
        )?.[1];
      const named = olds.filter(({ start }) => {
        const line = left.slice(left.lastIndexOf('\n', start) + 1, start);
        return name !== undefined && line.toLowerCase().includes(name.toLowerCase());
      });
      for (const old of (named.length > 0 ? named : olds).toReversed())
        left = left.slice(0, old.start) + (inPlaceOf(old, by) ?? by.text) + left.slice(old.end);
    }
  return left;
}
