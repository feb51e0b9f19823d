import type { Lexicon } from '../lexicon.ts';
import { OFFERING_FIRST } from '../words/offering.ts';
import { PAYS, wordsOf } from '../words/prices.ts';
import { withoutSmallEnd } from '../words/small-ends.ts';
import { patternsFor } from './money.ts';

/** "It's", "comes to": between a name and its sum. */
const IT_IS =
  /(?:^| )(?:it['’]?s|it is|they['’]?re|they are|c['’]est|ce sont|es sind|das sind|sind es|zijn het|het is|jest to|to jest|ficam?|sai|salen?|commence(?:nt)?|revien(?:t|nent)|démarre(?:nt)?|beginnt|beginnen|begint|starten|startet|start|liegt|liegen|partono|viene|vengono|empieza|empiezan|começa|começam|zaczyna się|wynosi)$/iu;
const PAYS_LAST = new RegExp(` ${wordsOf(PAYS)}$`, 'iu');
/** "The first visit and (costs)", "rent which (is)": what led on to the verb. */
const LEADS_ON = / (?:and|y|e|et|und|en|i|which|that|que|qui|che|die|der|das|dat|który|która|które)$/iu;
/** "Begins at": what leads to a sum. */
const LEADS_TO_SUM = / (?:at|from|bij|à|a|po|za|zu|ab|por|met|tegen)$/iu;
/** "Después una revisión": what comes after something else, before its name. */
const THEN_BEFORE =
  /^(?:then|afterwards|after that|después|luego|depois|puis|ensuite|après|danach|dann|poi|dopo|daarna|dan|potem),? (?=(?:an?|the|un[ao]?|el|la|um|uma|une?|le|eine?|der|die|das|il|een|de|het) )/iu;
const MARKS = /(?<![\s:–—(,-])[\s:–—(,-]+$/;
/** "Then costs a membership": a verb before the name. */
export const INVERTED =
  /^(?:(?:then|dan|dann|daarna|danach|poi|puis|luego|depois|potem) )?(?:costs?|kost|kosten|kostet|cuesta[n]?|custam?|coûte(?:nt)?|costano?|kosztuj[eą]) (?=\p{L})/iu;

/** What stands before a sum as the name of what costs it: "Sausages" of "and sausages are", "a membership" of "then costs a membership". */
export function nameBefore(before: string, lexicon: Lexicon): string {
  const { costs } = patternsFor(lexicon);
  let name = before.trim().replace(MARKS, '');
  for (let tries = 0; tries < 4; tries += 1) {
    const bare = withoutSmallEnd(
      name
        .replace(costs, '')
        .replace(LEADS_TO_SUM, '')
        .replace(IT_IS, '')
        .replace(PAYS_LAST, '')
        .replace(MARKS, '')
        .trim(),
    );
    if (bare === name) break;
    name = bare.replace(LEADS_ON, '').trim();
  }
  const opened = /^\p{Lu}/u.test(name) ? name : name.replace(lexicon.joinFirst, '');
  return opened.replace(THEN_BEFORE, '').replace(OFFERING_FIRST, '').replace(INVERTED, '').trim();
}
