import type { BriefSentence } from '@landfall/shared/contracts';
import { answerAt } from './answers.ts';
import type { Context } from './context.ts';
import { labelled, roleOf } from './headings.ts';
import { isDay } from './hours.ts';
import { languageOfSentence } from './language.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { tidied } from './normalise.ts';
import { segment, type Unit } from './segment.ts';
import { readSentence } from './sentence.ts';
import type { Sheet } from './sheet.ts';

const CLOSING =
  /(?<!\p{L})(?:regards|saludos?|cordialement|grüße|grüßen|saluti|groet\p{L}*|pozdr\p{L}+|cumprimentos|abraço|cheers|thanks|best|yours|bien à vous|atentamente|poważaniem|lg|mvg)[,!. ]*$/iu;

/** Adds what a text says to the sheet; `listed`: its sentences are listed there, too. */
export function readText(text: string, language: string, lexicon: Lexicon, sheet: Sheet, listed = true): void {
  const units = segment(text, language, (line) => lexicon.roles.has(line.toLowerCase()) || isDay(line, lexicon));
  const list = (sentence: string, ids: string[]) =>
    listed ? sheet.addSentence(sentence, ids) : { text: '', from: [] };
  const headings: BriefSentence[] = [];
  let open: BriefSentence[] = [];
  let answered = false;
  let afterOrder = false;
  let closing = false;

  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] as Unit;
    if (unit.heading) {
      // A heading right below another one, as a day below "Programme", belongs to both.
      if (open.some(({ from }) => from.length > 0)) open = [];
      open.push(list(unit.text, []));
      headings.push(...open.slice(-1));
      continue;
    }
    if (!unit.under) open = [];
    // Somebody may order in English what they describe in Spanish.
    const spoken = languageOfSentence(unit.text, language);
    const context = contextOf(unit, language, spoken === language ? lexicon : lexiconOf(spoken));
    const answer = answerAt(units, at, context.role === 'faq' || answered);
    const ids: string[] = [];
    if (answer) {
      ids.push(...sheet.add({ kind: 'question', label: answer.question, text: answer.text }));
      for (const sentence of [unit.text, ...answer.following]) list(sentence, ids);
      at += answer.following.length;
    } else {
      const { facts, wishes } = readSentence(unit.text, {
        ...context,
        afterOrder,
        first: sheet.facts.length === 0,
        afterClosing: closing,
      });
      ids.push(...facts.flatMap((fact) => sheet.add(fact)), ...wishes.flatMap((wish) => sheet.addWish(wish)));
      list(unit.text, ids);
      afterOrder = wishes.length > 0 && facts.length === 0;
      closing = CLOSING.test(unit.text) || (closing && facts.length === 0);
    }
    answered = answer !== null;
    for (const { from } of open) from.push(...ids);
  }
  for (const { text: heading, from } of headings)
    if (from.length === 0) from.push(...sheet.add({ kind: 'note', text: tidied(heading) }));
}

function contextOf(unit: Unit, language: string, lexicon: Lexicon): Context {
  const alone = unit.under === '' || standsAlone(unit, lexicon);
  const role = alone ? undefined : roleOf(unit.under, lexicon);
  return { lexicon, language, role, group: alone ? '' : tidied(unit.under), item: unit.item || !alone };
}

/** Whether a line below a heading has a known label of its own, or is no time of a programme. */
function standsAlone(unit: Unit, lexicon: Lexicon): boolean {
  if (unit.item) return false;
  const own = labelled(unit.text);
  if (own && roleOf(own.label, lexicon)) return true;
  return roleOf(unit.under, lexicon) === 'programme' && !/\d/.test(unit.text);
}
