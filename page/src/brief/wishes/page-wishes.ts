import type { Lexicon } from '../lexicon.ts';
import { countWords } from '../text/phrases.ts';

/** How many words of a clause are about something else than the page's looks and parts. */
export const uncovered = (text: string, lexicon: Lexicon): number => countWords(text.replace(lexicon.covered, ' '));

/** "Meglio partire dalle camere, poi la cucina": in which order a page tells. */
export const BETTER_START =
  /^(?:better (?:to )?(?:start|begin|open) with|best (?:to )?start with|mejor (?:empezar|empieza|abrir) (?:por|con)|melhor começar (?:por|com|pelo|pela|pelos|pelas)|mieux vaut commencer par|plutôt commencer par|besser mit .{3,40} (?:anfangen|beginnen)|meglio (?:partire|iniziare|cominciare) (?:da|dal|dalla|dalle|dai|dagli|con)|beter beginnen met|lepiej zacząć od)(?!\p{L})/iu;

/** "The text should be short", "must look airy": the page, its parts or nothing at all is what should be so. */
export function saysHowPageShouldBe(text: string, lexicon: Lexicon): boolean {
  const should = lexicon.should.exec(text);
  if (!should) return false;
  const before = text.slice(0, should.index).trim();
  const after = text.slice(should.index + should[0].length);
  const looks = lexicon.lookWord.test(after) || lexicon.tones.some(([, words]) => words.test(after));
  const about = lexicon.pageThing.test(after) || looks;
  if (before === '')
    return (
      !lexicon.own.test(text) &&
      (about ? uncovered(after, lexicon) <= 4 : uncovered(after, lexicon) <= 1) &&
      !/\d/.test(after)
    );
  // "Ganz oben sollte stehen", "daran soll sich die Seite orientieren".
  if (lexicon.position.exec(before)?.[0] === before) return true;
  const turned = lexicon.pageThing.test(after.trim().split(' ', 4).join(' '));
  if (countWords(before) <= 1 && turned && !lexicon.own.test(text) && !/\d/.test(text)) return true;
  const subject = lexicon.pageThing.test(before) || lexicon.look.test(before) || lexicon.voice.test(before);
  if (subject) return uncovered(before, lexicon) <= 2;
  return lexicon.itself.test(before) && countWords(before) <= 3 && about && (looks || lexicon.pageThing.test(after));
}

/** "I'd like a hand-drawn look", "me gustaría un estilo años 50". */
export function wantsLook(text: string, lexicon: Lexicon): boolean {
  const wants = lexicon.want.exec(text) ?? lexicon.show.exec(text);
  if (!wants || wants[0].length < 4 || /[€£$]/.test(text)) return false;
  const next = text.slice(wants[0].length).trim().split(' ', 4).join(' ');
  return lexicon.look.test(next) && !/(?:^| )(?:to|dass?|que|zu|di) /iu.test(next) && !lexicon.own.test(next);
}
