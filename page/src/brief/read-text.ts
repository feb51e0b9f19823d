import type { BriefSentence } from '@landfall/shared/contracts';
import { type Answer, answerAt, isBriefingQuestion } from './answers.ts';
import {
  ASKS_FOR_QUESTIONS,
  asksForPage,
  headsDenied,
  headsPrices,
  headsQuestions,
  headsRemarks,
  isKnownHeading,
  labelQuestions,
  nameAbovePrices,
  SAYS_NOTHING,
  shoutedTitle,
  titleAboveList,
  titleOfFlyer,
} from './headed.ts';
import { roleOf, TARGET, WRITER_ROLES } from './headings.ts';
import { answersWith, interviewIn, isOfVisitor, withoutQuestionNumbers } from './interview.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { namesFirstIn } from './names.ts';
import { barePriced } from './prices/bare-lists.ts';
import { MONEY } from './prices/money.ts';
import { calledAfterThing } from './prices/priced-thing.ts';
import { type PutRight, putTextRight } from './put-right/put-text-right.ts';
import { aroundEach, isDenied, isForWriter, nearRemarks } from './remarks/around-sentences.ts';
import { isQuotation } from './remarks/instruction.ts';
import { TO_WRITER } from './remarks/remark.ts';
import { ruleScore } from './remarks/writer-score.ts';
import { requestIn } from './request.ts';
import { readSentence } from './sentence.ts';
import type { FoundFact, Sheet } from './sheet.ts';
import { languageOfSentence } from './text/language.ts';
import { isMail, isMailLine } from './text/mail.ts';
import { withMissingStops } from './text/missing-stops.ts';
import { tidied } from './text/normalise.ts';
import { countWords } from './text/phrases.ts';
import { segment, type Unit } from './text/segment.ts';
import { factOfRow } from './text/tables.ts';
import { datedEntries } from './times/dated-entries.ts';
import { contextOf } from './unit-context.ts';
import { ADDRESSES, greetsByName, greetsSeveral, isClosing, isSalutation, OF_THEMSELVES } from './who/greeting.ts';
import { isNameAndRole } from './who/people.ts';
import { authorOfWordsBefore, quoteIn } from './who/quotes.ts';
import { roleLinesIn } from './who/role-lines.ts';
import { signerOf } from './who/signer.ts';
import { mustSay } from './wishes/must-say.ts';
import { HEADLINE } from './wishes/wanted-headline.ts';
import { wishesOf } from './wishes/wishes.ts';
import { DENIES, HEADS_DENIED } from './words/any-language.ts';
import { PRESENTS_LAST } from './words/asked.ts';
import { asksBusiness, FOR_MAKER_ONLY, HEADING_LIKE, IDEA_OF, NAME_ASKED, TO_MAKER } from './words/interview.ts';

const MOST_NAME = 6;
const CLOSING =
  /(?<!\p{L})(?:regards|saludos?|cordialement|grüße|grüßen|saluti|groet\p{L}*|pozdr\p{L}+|cumprimentos|abraço|cheers|thanks|best|yours|bien à vous|atentamente|poważaniem|lg|mvg)[,!. ]*$/iu;

/** Adds what a text says to the sheet, and returns it put right; `listed`: its sentences are listed there, too. */
export function readText(written: string, language: string, lexicon: Lexicon, sheet: Sheet, listed = true): PutRight {
  const right = putTextRight(written, language);
  const { text, withdrawn, cover } = right;
  const { units, isForm } = unitsOf(text, language, lexicon);
  labelQuestions(units, lexicon);
  const mail = isMail(text);
  const isLetter = mail || opensLetter(units);
  const list = (sentence: string, ids: string[]) =>
    listed ? sheet.addSentence(sentence, ids) : { text: '', from: [] };
  const headings: BriefSentence[] = [];
  const remarks = new Set<string>();
  const priced = new Set<string>();
  const denied = new Set<string>();
  /** Headings that ask for the page, and head nothing of it. */
  const asking = new Set<string>();
  const around = aroundEach(units, lexicon);
  const interview = interviewIn(units, lexicon, isForm);
  const bare = barePricedIn(units, lexicon);
  const roleLines = roleLinesIn(units, lexicon);
  const dated = datedEntries(units);
  const pricedNumbers = numberedPrices(units);
  let open: BriefSentence[] = [];
  let answered = false;
  /** The paragraph that speaks to whoever makes the page. */
  let makersBlock = -1;
  /** The paragraph that is for nobody who visits. */
  let deniedBlock = -1;
  let afterOrder = false;
  let closing = false;
  let besidePrices: string | undefined;
  /** The paragraph in which somebody was told of by name and role. */
  let peopleBlock = -1;

  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] as Unit;
    const greets =
      at === 0 &&
      (greetsSeveral(unit.text, units[1]?.text ?? '', isLetter) || (units.length > 1 && greetsByName(unit.text)));
    const name =
      at === 0 && !isLetter
        ? nameAbovePrices(units) || shoutedTitle(units, lexicon) || titleAboveList(units, lexicon, language)
        : '';
    const flyer =
      sheet.facts.length === 0 && !unit.heading && name === '' ? titleOfFlyer(units.slice(at), lexicon) : '';
    if (flyer !== '') {
      const rest = unit.text.slice(flyer.length).replace(/^[\s–—|-]+/u, '');
      list(unit.text, [
        ...sheet.add({ kind: 'name', text: flyer }),
        ...(rest === '' ? [] : sheet.add({ kind: 'about', text: tidied(rest) })),
      ]);
      continue;
    }
    if (name !== '') {
      list(unit.text, sheet.add({ kind: 'name', text: name }));
      continue;
    }
    if (greets || (unit.heading && isSalutation(unit.text, language, sheet.facts.length === 0, isLetter))) {
      list(unit.text, sheet.addWish({ kind: 'other', text: tidied(unit.text), value: '' }));
      continue;
    }
    if (unit.heading && asksForPage(unit.text, lexicon)) {
      asking.add(unit.text.replace(/(?<![:\s])[:\s]+$/, ''));
      const subject = requestIn(unit.text.replace(/(?<![:\s])[:\s]+$/, ''), lexicon)?.subject ?? '';
      list(unit.text, [
        ...(at === 0 && subject !== '' ? sheet.add({ kind: 'about', text: tidied(subject) }) : []),
        ...sheet.addWish({ kind: 'other', text: tidied(unit.text), value: '' }),
      ]);
      continue;
    }
    if (unit.heading) {
      if (headsRemarks(units, at, lexicon) || TO_MAKER.test(`${unit.text}:`))
        remarks.add(unit.text.replace(/(?<![:\s])[:\s]+$/, ''));
      if (headsDenied(units, at, language)) denied.add(unit.text.replace(/(?<![:\s])[:\s]+$/, ''));
      if (headsPrices(units, at)) priced.add(unit.text.replace(/(?<![:\s])[:\s]+$/, ''));
      // A heading right below another one, as a day below "Programme", belongs to both.
      if (open.some(({ from }) => from.length > 0)) open = [];
      open.push(list(unit.text, []));
      headings.push(...open.slice(-1));
      continue;
    }
    if (!unit.under || asking.has(unit.under)) open = [];
    if (TO_MAKER.test(unit.text)) makersBlock = unit.block;
    if (FOR_MAKER_ONLY.test(unit.text)) deniedBlock = unit.block;
    // Somebody may order in English what they describe in Spanish.
    const spoken = languageOfSentence(unit.text, language);
    const context = contextOf(
      asking.has(unit.under) ? { ...unit, under: '' } : unit,
      language,
      isLetter,
      remarks.has(unit.under) || makersBlock === unit.block,
      priced.has(unit.under),
      spoken === language ? lexicon : lexiconOf(spoken),
    );
    if (
      PRESENTS_LAST.test(units[at - 1]?.text ?? '') &&
      isQuotation(unit.text) &&
      units[at - 1]?.block === unit.block
    ) {
      list(unit.text, sheet.add({ kind: 'name', text: tidied(unit.text.replace(/["“”„«»]/gu, '')) }));
      continue;
    }
    const author =
      isQuotation(unit.text) && units[at + 1]?.block === unit.block
        ? authorOfWordsBefore(units[at + 1]?.text ?? '')
        : '';
    const quote = author === '' ? null : quoteIn(`${unit.text} — ${author}`, lexicon, true);
    if (quote) {
      list(unit.text, sheet.add(quote));
      list(
        units[at + 1]?.text ?? '',
        sheet.addWish({ kind: 'other', text: tidied(units[at + 1]?.text ?? ''), value: '' }),
      );
      at += 1;
      continue;
    }
    // A section about whom a page is aimed at: a few words name them, more describe them to the writer.
    if (TARGET.test(unit.under) && !NAMES_VISITORS.test(unit.text)) {
      list(unit.text, sheet.addWish({ kind: 'other', text: tidied(unit.text), value: '' }));
      continue;
    }
    const entry = dated.get(unit);
    if (entry) {
      list(unit.text, sheet.add(entry));
      continue;
    }
    const person = roleLines.get(unit);
    if (person) {
      list(unit.text, sheet.add({ kind: 'person', label: person.name, value: person.role }));
      continue;
    }
    const wanted = unit.heading ? '' : mustSay(unit.text);
    if (wanted !== '') {
      list(unit.text, [
        ...sheet.add({ kind: 'note', text: wanted }),
        ...sheet.addWish({ kind: 'other', text: tidied(unit.text), value: '' }),
      ]);
      continue;
    }
    const called = NAME_ASKED.test(unit.text) ? shortAnswer(units[at + 1]) : '';
    if (called !== '') {
      list(unit.text, sheet.addWish({ kind: 'other', text: tidied(unit.text), value: '' }));
      list(called, sheet.add({ kind: 'name', text: called }));
      at += 1;
      continue;
    }
    const asked = interview.get(unit);
    const answers = asked === 'question' ? answersWith(units, at, interview, language, lexicon, isForm) : [];
    if (answers.length > 0) {
      const answer = answers.map(({ text }) => text).join(' ');
      const ids = sheet.add({ kind: 'question', label: tidied(unit.text), text: tidied(answer) });
      for (const { text } of [unit, ...answers]) list(text, ids);
      at += answers.length;
      continue;
    }
    const isForMaker = asked === 'question' || asked === 'writer' || isBriefingQuestion(unit.text);
    const idea = headlineIdea(unit.text);
    if (idea !== '') {
      list(unit.text, [
        ...sheet.add({ kind: 'about', text: idea }),
        ...sheet.addWish({ kind: 'other', text: tidied(unit.text), value: `${HEADLINE}${idea}` }),
      ]);
      continue;
    }
    if (
      isForMaker ||
      IDEA_OF.test(unit.text) ||
      denied.has(unit.under) ||
      deniedBlock === unit.block ||
      ASKS_FOR_QUESTIONS.test(unit.text)
    ) {
      afterOrder = false;
      list(unit.text, sheet.addWish({ kind: 'other', text: tidied(unit.text), value: '' }));
      continue;
    }
    if (headsQuestions(units, at, lexicon)) {
      list(unit.text, sheet.addWish({ kind: 'other', text: tidied(unit.text), value: '' }));
      continue;
    }
    const isExpected: boolean = context.role === 'faq' || answered || isAnswered(units, at);
    const answer: Answer | null = asked ? null : answerAt(units, at, isExpected);
    const ids: string[] = [];
    if (unit.row && ((context.role && WRITER_ROLES.has(context.role)) || DENIES.test(unit.under))) {
      list(unit.text, sheet.addWish({ kind: 'other', text: tidied(unit.text), value: '' }));
    } else if (unit.row) {
      ids.push(...sheet.add(factOfRow(unit.row, isForWriter(unit.under, lexicon) ? '' : context.group)));
      list(unit.text, ids);
    } else if (answer) {
      const both = `${answer.question} ${answer.text}`;
      const asked = Math.max(ruleScore(answer.question, lexicon), ruleScore(both, lexicon)) >= TO_WRITER;
      if (asked && context.role !== 'faq' && !isOfVisitor(answer.question) && !asksBusiness(answer.question))
        ids.push(...sheet.addWish({ kind: 'other', text: both, value: '' }));
      else ids.push(...sheet.add({ kind: 'question', label: answer.question, text: answer.text }));
      for (const sentence of [unit.text, ...answer.following]) list(sentence, ids);
      at += answer.following.length;
    } else {
      const { facts, wishes } = readSentence(unit.text, {
        ...context,
        ...(asked === 'act' && { role: 'action' as const }),
        ...((bare.has(unit) || pricedNumbers.has(unit)) && { role: 'offers' as const }),
        ...(peopleBlock === unit.block && isNameAndRole(unit.text) && { role: 'team' as const }),
        afterOrder,
        mail,
        letter: isLetter,
        bullet: unit.item,
        listed: unit.listed === true,
        numbered: unit.numbered === true && !pricedNumbers.has(unit),
        denied: isDenied(unit, units[at + 1]),
        near: nearRemarks(units, at, afterOrder, lexicon),
        around: around.get(unit) ?? 0,
        besidePrices: units[at - 1]?.block === unit.block ? besidePrices : undefined,
        first: sheet.facts.length === 0,
        only: units.length === 1,
        afterClosing: closing || (afterOrder && isSignature(units, at, mail)),
      });
      ids.push(
        ...facts.flatMap((fact) => sheet.add(inParagraph(calledAfterThing(fact, textBefore(units, at)), unit))),
        ...wishes.flatMap((wish) => sheet.addWish(wish)),
      );
      list(unit.text, ids);
      besidePrices = facts.findLast(({ kind, value }) => kind === 'offer' && /\d/.test(value ?? ''))?.group;
      if (facts.length > 0)
        peopleBlock = facts.every(({ kind, value }) => kind === 'person' && value) ? unit.block : -1;
      afterOrder = wishes.length > 0 && facts.length === 0;
      closing = CLOSING.test(unit.text) || (closing && facts.length === 0);
    }
    answered = answer !== null;
    for (const { from } of open) from.push(...ids);
  }
  for (const { text: heading, from } of headings)
    if (from.length === 0 && HEADS_DENIED.test(heading))
      from.push(...sheet.addWish({ kind: 'other', text: tidied(heading), value: '' }));
    else if (from.length === 0 && !TARGET.test(heading) && !SAYS_NOTHING.test(heading.replace(/(?<![:\s])[:\s]+$/, '')))
      from.push(...sheet.add({ kind: 'note', text: tidied(heading) }));
  const signer = listed && isLetter ? signerOf(text, mail) : '';
  if (signer !== '' && !sheet.says(signer)) {
    const isNamed = sheet.facts.some(({ kind, text }) => kind === 'name' || namesFirstIn(text) !== '');
    sheet.add(isNamed ? { kind: 'person', label: signer } : { kind: 'name', text: signer });
  }
  for (const remark of sentencesOf(cover, language))
    list(
      remark,
      wishesOf(remark, [remark], lexicon).flatMap((wish) => sheet.addWish(wish)),
    );
  for (const each of withdrawn.filter((said) => said.trim() !== ''))
    list(each, sheet.addWish({ kind: 'other', text: tidied(each), value: '' }));
  return right;
}

/** The sentences of a text; those of a form, a numbered questionnaire that was filled in, without the numbers. */
function unitsOf(text: string, language: string, lexicon: Lexicon): { units: Unit[]; isForm: boolean } {
  const cut = (said: string) =>
    segment(withMissingStops(said, lexicon), language, (line) => isKnownHeading(line, lexicon));
  const plain = withoutQuestionNumbers(text);
  const units = plain === null ? [] : cut(plain);
  const isForm = interviewIn(units, lexicon, true).size > 0;
  return { units: isForm ? units : cut(text), isForm };
}

/** The sentences up to one of them, its own words before its first digit as well. */
const textBefore = (units: readonly Unit[], at: number): string =>
  units
    .slice(0, at)
    .map(({ text }) => text)
    .concat((units[at]?.text ?? '').split(/[€£$]|\d/)[0] ?? '')
    .join(' ');

/** The sentences of lines. */
const sentencesOf = (lines: readonly string[], language: string): string[] =>
  segment(lines.join('\n'), language, () => false).map(({ text }) => text);

/** The few words that a question is answered with; empty where it is no such answer. */
const shortAnswer = (unit: Unit | undefined): string =>
  unit && !unit.heading && !unit.text.endsWith('?') && countWords(unit.text) <= MOST_NAME
    ? tidied(unit.text.replace(/[.]$/, ''))
    : '';

/** A sentence with the number of its paragraph. */
const inParagraph = (fact: FoundFact, { paragraph }: Unit): FoundFact =>
  paragraph !== undefined && fact.text ? { ...fact, paragraph } : fact;

/** "Harbour masters and their deputies" */
const NAMES_VISITORS = /^[^,.;:!?\d]{3,60}[.]?$/u;

const VAGUE =
  /(?<!\p{L})(?:something|sth|anything|maybe|along the lines|like|etwas|irgend\p{L}*|vielleicht|algo|quizás?|tal vez|talvez|quelque chose|peut-être|qualcosa|magari|forse|iets|misschien|coś|może)(?!\p{L})/iu;
const MOST_IN_HEADLINE = 12;

/** The words of "Headline idea: The rota that writes itself"; empty where the idea only says what they could be about. */
function headlineIdea(text: string): string {
  const [label = ''] = IDEA_OF.exec(text) ?? HEADING_LIKE.exec(text) ?? [];
  const words = label === '' ? '' : text.slice(label.length).trim();
  return /^["“„«]?\p{Lu}/u.test(words) &&
    countWords(words) <= MOST_IN_HEADLINE &&
    !VAGUE.test(words) &&
    !words.endsWith('?')
    ? tidied(words.replace(/[.]$/, '').replace(/^["“„«]|["”“»]$/gu, ''))
    : '';
}

/** Whether what stands below its first line, "Hi Priya,", is a letter rather than what a business of that name does. */
function opensLetter([first, second, ...rest]: readonly Unit[]): boolean {
  if (!first || !second) return false;
  if (rest.some(({ text }) => isClosing(text))) return true;
  const isApart = second.block !== first.block;
  return first.text.endsWith(',') ? isApart || OF_THEMSELVES.test(second.text) : isApart && ADDRESSES.test(second.text);
}

/** "Quel est votre style ? Trait fin.": a question put to a business, with its answer beside it. */
function isAnswered(units: readonly Unit[], at: number): boolean {
  const [unit, next] = [units[at], units[at + 1]];
  const isBeside = next !== undefined && !next.heading && next.block === unit?.block && !next.text.endsWith('?');
  return unit !== undefined && isBeside && unit.text.endsWith('?') && asksBusiness(unit.text);
}

/** Whether a text is the last that a person wrote: the name below a letter. */
const isSignature = (units: readonly Unit[], at: number, mail: boolean): boolean =>
  units.slice(at + 1).every(({ text }) => isMailLine(text, mail)) && /^\p{Lu}/u.test(units[at]?.text ?? '');

const FEWEST_PRICED = 2;

/** The items of numbered lists of which each has its price: what is offered, rather than steps. */
function numberedPrices(units: readonly Unit[]): ReadonlySet<Unit> {
  const lists = Map.groupBy(
    units.filter(({ numbered }) => numbered),
    ({ block }) => block,
  );
  const priced = [...lists.values()].filter((list) => list.every(({ text }) => MONEY.test(text)));
  return new Set(priced.filter((list) => list.length >= FEWEST_PRICED).flat());
}

/** The lines that end in a price without a currency, list by list. */
function barePricedIn(units: readonly Unit[], lexicon: Lexicon): ReadonlySet<Unit> {
  const lines = units.filter(({ heading, paragraph, row }) => !heading && paragraph === undefined && !row);
  const priced = units.some(({ text }) => MONEY.test(text));
  const lists = Map.groupBy(lines, ({ block, under }) => `${block} ${under}`);
  return new Set(
    [...lists.values()].flatMap((list) => {
      const bare = new Set(
        barePriced(
          list.map(({ text }) => text),
          lexicon,
          { around: `${units[0]?.text ?? ''} / ${list[0]?.under ?? ''}`, priced },
        ),
      );
      return list.filter(({ text, under }) => bare.has(text) && (under === '' || roleOf(under, lexicon) === undefined));
    }),
  );
}
