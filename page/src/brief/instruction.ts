import type { Lexicon } from './lexicon.ts';
import { countWords } from './phrases.ts';

/** What a part of a sentence is: for the page, for the writer, or what a visitor should do. */
export type ClauseKind = 'content' | 'order' | 'act' | 'mention';

/** Whether the parts of a form are named: "they leave name and phone", "a form with name, phone". */
export function isForm(text: string, lexicon: Lexicon): boolean {
  if (!lexicon.fill.test(text) || lexicon.addressed.test(text)) return false;
  return lexicon.fields.some(([, field]) => field.test(text)) && !/\d{4}|@/.test(text);
}

export function kindOf(clause: string, lexicon: Lexicon): ClauseKind {
  const text = clause.trim().replace(/^[^\p{L}\p{N}"“]+/u, '');
  const bare = text.replace(lexicon.andFirst, '').trim() || text;
  if (isForm(bare, lexicon)) return 'order';
  if (lexicon.mention.test(text)) return asksForPart(text.replace(lexicon.mention, ''), lexicon) ? 'order' : 'mention';
  if (lexicon.button.test(bare) && !lexicon.own.test(bare)) return 'order';
  if (lexicon.actFirst.test(bare)) {
    const act = bare.replace(lexicon.actFirst, '').trim();
    const looks = lexicon.lookWord.test(act) || lexicon.tones.some(([, tone]) => tone.test(act));
    return looks && uncovered(act, lexicon) <= 1 ? 'order' : 'act';
  }
  return isOrder(bare, lexicon) ? 'order' : 'content';
}

/** "our phone number at the top": a part of the page rather than something to be said. */
const asksForPart = (text: string, lexicon: Lexicon): boolean =>
  lexicon.pageThing.test(text) && uncovered(text, lexicon) <= 2 && !/\d/.test(text);

/** Words in quotation marks, which are spoken of and not meant. */
export const QUOTED = /["“„«][^"”“»]{0,80}["”“»]/gu;

function isOrder(text: string, lexicon: Lexicon): boolean {
  const page = lexicon.pageThing.test(text);
  if (lexicon.wantsPage.test(text)) return true;
  const ordered = lexicon.order.test(text);
  const toned = lexicon.tones.some(([, tone]) => tone.test(text)) && (ordered || lexicon.show.test(text));
  if (lexicon.addressed.test(text.replace(lexicon.order, '').replace(QUOTED, '')) && !page)
    return toned && countWords(text) <= 6;
  if (ordered || lexicon.form.test(text)) return true;
  const strange = uncovered(text, lexicon);
  if (toned && strange <= 1) return true;
  if (lexicon.voice.test(text) && strange <= 1 && lexicon.tones.some(([, tone]) => tone.test(text))) return true;
  if (lexicon.pictureFirst.test(text) && lexicon.thing.test(text) && !lexicon.own.test(text)) return true;
  if (lexicon.shouldFirst.test(text) && !lexicon.own.test(text)) return true;
  if (lexicon.nothing.test(text)) return countWords(text) <= 7 && !lexicon.own.test(text);
  if (speaksOfLanguage(text, lexicon)) return true;
  const looks = lexicon.look.test(text) && lexicon.lookWord.test(text);
  if (lexicon.should.test(text) && (page || looks)) return true;
  if (lexicon.itself.test(text) && lexicon.should.test(text) && lexicon.lookWord.test(text)) return true;
  if (/\d/.test(text)) return false;
  if (lexicon.withoutFirst.test(text) && (page || looks)) return true;
  const opened = text.replace(lexicon.show, '').trim();
  const ownLater = lexicon.own.test(opened);
  if (opened !== text && (page || looks) && !ownLater && uncovered(text, lexicon) <= 5 && isVerb(text, lexicon))
    return true;
  if (lexicon.show.test(text) && lexicon.lookWord.test(text) && strange <= 1 && isVerb(text, lexicon)) return true;
  if (looks && !lexicon.own.test(text) && countWords(text) <= 10 && strange * 4 <= countWords(text)) return true;
  return strange === 0 && page;
}

// Articles and adjectives open a list of wishes, too, but only a verb or "with" says that something is wanted.
const isVerb = (text: string, lexicon: Lexicon): boolean =>
  (lexicon.show.exec(text)?.[0].length ?? 0) > 3 || lexicon.want.test(text);

/** How many words of a clause are about something else than the page's looks and parts. */
export const uncovered = (text: string, lexicon: Lexicon): number => countWords(text.replace(lexicon.covered, ' '));

export const isMood = (text: string, lexicon: Lexicon): boolean =>
  uncovered(text, lexicon) === 0 && (lexicon.lookWord.test(text) || lexicon.tones.some(([, tone]) => tone.test(text)));

/** Nothing but adjectives and fillers, or a few words about colours: beside an instruction, it belongs to that. */
export function isOfLooks(text: string, lexicon: Lexicon): boolean {
  const bare = text.trim();
  return (
    uncovered(bare, lexicon) === 0 ||
    (lexicon.pictures.test(bare) && countWords(bare) <= 6 && !/\d/.test(bare) && !lexicon.own.test(bare)) ||
    ((lexicon.lookFirst.test(bare) || (lexicon.look.test(bare) && countWords(bare) <= 3)) &&
      countWords(bare) <= 5 &&
      !/\d/.test(bare) &&
      !lexicon.own.test(bare))
  );
}

function speaksOfLanguage(text: string, lexicon: Lexicon): boolean {
  const asked = lexicon.inLanguage.find(([, pattern]) => pattern.test(text));
  if (!asked) return false;
  const rest = text.replace(asked[1], ' ');
  return (
    uncovered(rest, lexicon) <= (lexicon.show.test(text) || lexicon.order.test(text) ? 1 : 0) ||
    lexicon.pageThing.test(rest) ||
    lexicon.page.test(rest) ||
    (lexicon.voice.test(rest) && countWords(rest) <= 5)
  );
}
