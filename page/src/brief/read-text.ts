import type { BriefSentence } from '@landfall/shared/contracts';
import { type Answer, answerAt, isBriefingQuestion } from './answers.ts';
import { barePriced } from './bare-lists.ts';
import { withBracketNotes } from './bracket-notes.ts';
import { withoutBriefingLabels } from './briefing-labels.ts';
import { chatIn } from './chat.ts';
import { clausesOf } from './clauses.ts';
import { contactsIn } from './contacts.ts';
import type { Context } from './context.ts';
import { withCorrectionLines, withDatesPutRight } from './correction-lines.ts';
import { withCapitalI, withCorrections, withoutDrafts, withoutFillers } from './corrections.ts';
import { withoutFormer } from './formerly.ts';
import {
  ADDRESSES,
  GREETING_ONLY,
  greetsSeveral,
  isClosing,
  isGreetedLine,
  isSalutation,
  OF_THEMSELVES,
} from './greeting.ts';
import { labelled, roleOf, TARGET, WRITER_ROLES } from './headings.ts';
import { isDay } from './hours.ts';
import { isQuotation } from './instruction.ts';
import { answersWith, interviewIn, isOfVisitor, withoutQuestionNumbers } from './interview.ts';
import { languageOfSentence } from './language.ts';
import { leaningsTogether } from './learned/together.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { isMail, isMailLine, withoutQuoteMarks } from './mail.ts';
import { withMissingStops, withoutCommands } from './missing-stops.ts';
import { MONEY } from './money.ts';
import { mustSay } from './must-say.ts';
import { namesFirstIn } from './names.ts';
import { tidied } from './normalise.ts';
import { withWordsPutRight } from './not-that.ts';
import { withoutOwnColumns } from './own-columns.ts';
import { isNameAndRole } from './people.ts';
import { countWords } from './phrases.ts';
import { withoutPlace } from './placement.ts';
import { authorOfWordsBefore, quoteIn } from './quotes.ts';
import { TO_WRITER, writerScore } from './remark.ts';
import { requestIn } from './request.ts';
import { roleLinesIn } from './role-lines.ts';
import { withLaterValues } from './said-later.ts';
import { segment, type Unit } from './segment.ts';
import { readSentence } from './sentence.ts';
import type { FoundFact, Sheet } from './sheet.ts';
import { signerOf } from './signer.ts';
import { withSaidCorrections } from './spoken-numbers.ts';
import { factOfRow } from './tables.ts';
import { takesBack, tellsSubject } from './unsaid.ts';
import { HEADLINE } from './wanted-headline.ts';
import { wishesOf } from './wishes.ts';
import { DENIES, HEADS_DENIED, HEADS_WRITING, PLEASE } from './words/any-language.ts';
import { asksBusiness, FOR_MAKER_ONLY, IDEA_OF, NAME_ASKED, TO_MAKER } from './words/interview.ts';
import { AS_ASKED } from './words/set-aside.ts';
import type { HeadingRole } from './words/words.ts';
import { ruleScore } from './writer-score.ts';

/** "Web para el estudio – notas": what the first line says of the lines below it. */
const NOTES =
  /(?<=^[^\n]{3,60}) ?[–—-] ?(?:my |some |mis |unas |mes |quelques |meine |ein paar |i miei |mijn |wat )?(?:notes?|notas|infos?|informations|notizen|stichpunkte|stichworte|appunti|gegevens|notities|notatki|dados|informações|informazioni|informacje)(?: (?:for|para|pour|für|per|voor|do|dla|na|sobre|on|about)(?: \p{L}{1,12}){1,3})?[.:]?(?=\n|$)/iu;

const MOST_BELOW = 12;
const MOST_NAME = 6;
/** More words than these that end in a stop are a sentence. */
const SHORTEST_TOLD = 4;
const ENDS_IN_PRICE =
  /\p{L} ?(?:[€£$] ?\d{1,4}(?:[.,]\d{2})?|\d{1,4}[.,]\d{2}|\d{1,4}(?:[.,]\d{2})? ?(?:€|£|zł|eur|euros?))$/iu;
const CLOSING =
  /(?<!\p{L})(?:regards|saludos?|cordialement|grüße|grüßen|saluti|groet\p{L}*|pozdr\p{L}+|cumprimentos|abraço|cheers|thanks|best|yours|bien à vous|atentamente|poważaniem|lg|mvg)[,!. ]*$/iu;

/** Adds what a text says to the sheet; `listed`: its sentences are listed there, too. */
export function readText(written: string, language: string, lexicon: Lexicon, sheet: Sheet, listed = true): void {
  const chat = chatIn(written);
  const mailed = chat ? null : withoutQuoteMarks(written);
  const typed = (chat?.text ?? mailed?.text ?? written).replace(NOTES, '');
  const shown = withoutOwnColumns(withDatesPutRight(typed, mailed?.cover ?? []));
  const noted = withBracketNotes(shown.text);
  const corrected = withCorrectionLines(noted.text);
  const lines = withoutBriefingLabels(corrected.text);
  const words = withWordsPutRight(lines.text);
  const kept = withoutDrafts(words.text);
  const later = withLaterValues(withoutCommands(kept.text));
  const former = withoutFormer(later.text);
  const said = withSaidCorrections(withCapitalI(withoutFillers(former.text, language), language), language);
  const { text, withdrawn } = withCorrections(said.text, language);
  withdrawn.push(
    ...shown.withdrawn,
    ...noted.withdrawn,
    ...corrected.withdrawn,
    ...lines.withdrawn,
    ...words.withdrawn,
    ...kept.withdrawn,
    ...later.withdrawn,
    ...former.withdrawn,
    ...said.withdrawn,
    ...(chat?.withdrawn ?? []),
  );
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
    const greets = at === 0 && greetsSeveral(unit.text, units[1]?.text ?? '', isLetter);
    const name = at === 0 && !isLetter ? nameAbovePrices(units) : '';
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
    if (isForMaker || IDEA_OF.test(unit.text) || denied.has(unit.under) || deniedBlock === unit.block) {
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
        ...(bare.has(unit) && { role: 'offers' as const }),
        ...(peopleBlock === unit.block && isNameAndRole(unit.text) && { role: 'team' as const }),
        afterOrder,
        mail,
        letter: isLetter,
        bullet: unit.item,
        listed: unit.listed === true,
        numbered: unit.numbered === true,
        denied: isDenied(unit, units[at + 1]),
        near: nearRemarks(units, at, afterOrder, lexicon),
        around: around.get(unit) ?? 0,
        besidePrices: units[at - 1]?.block === unit.block ? besidePrices : undefined,
        first: sheet.facts.length === 0,
        only: units.length === 1,
        afterClosing: closing || (afterOrder && isSignature(units, at, mail)),
      });
      ids.push(
        ...facts.flatMap((fact) => sheet.add(inParagraph(fact, unit))),
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
  for (const remark of sentencesOf(mailed?.cover ?? [], language))
    list(
      remark,
      wishesOf(remark, [remark], lexicon).flatMap((wish) => sheet.addWish(wish)),
    );
  for (const each of withdrawn.filter((said) => said.trim() !== ''))
    list(each, sheet.addWish({ kind: 'other', text: tidied(each), value: '' }));
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
  const [label = ''] = IDEA_OF.exec(text) ?? [];
  const words = label === '' ? '' : text.slice(label.length).trim();
  return /^["“„«]?\p{Lu}/u.test(words) &&
    countWords(words) <= MOST_IN_HEADLINE &&
    !VAGUE.test(words) &&
    !words.endsWith('?')
    ? tidied(words.replace(/^["“„«]|["”“»]$/gu, ''))
    : '';
}

/** The first part of any website, and what stands above everything. */
const SAYS_NOTHING =
  /^(?:details?|key (?:messages?|points?|facts)|(?:main|selling) points?|body(?: copy)?|(?:main )?copy|kernbotschaften|kernaussagen|fließtext|mensajes clave|puntos clave|cuerpo|messages? clés?|points? clés?|corps de texte|messaggi chiave|punti chiave|mensagens[- ]chave|pontos[- ]chave|kernboodschappen|kernpunten|główne przekazy|kluczowe przekazy|treść|(?:the )?facts?|info|information|inicio|portada|home|homepage|home page|accueil|start|startseite|início|pagina iniziale|strona główna|welcome|text|texts?|textos?|inhalt|content|contents?|(?:os |les |le |te )(?:paso|mando|dejo|envío) .{0,30}|(?:here['’]s|here is|here are) .{0,30}|voici .{0,30}|hier (?:ist|sind|kommt|kommen|is|zijn) .{0,30}|ecco .{0,30}|aqui (?:vai|vão|está|estão) .{0,30}|(?:oto|poniżej) .{0,30})$/iu;

function isKnownHeading(line: string, lexicon: Lexicon): boolean {
  const bare = line
    .toLowerCase()
    .replace(/ \([^()]*\)$/, '')
    .trim();
  return TARGET.test(bare) || lexicon.roles.has(bare) || lexicon.writerHeadings.has(bare) || isDay(line, lexicon);
}

/** Whether what stands below its first line, "Hi Priya,", is a letter rather than what a business of that name does. */
function opensLetter([first, second, ...rest]: readonly Unit[]): boolean {
  if (!first || !second) return false;
  if (rest.some(({ text }) => isClosing(text))) return true;
  const isApart = second.block !== first.block;
  return first.text.endsWith(',') ? isApart || OF_THEMSELVES.test(second.text) : isApart && ADDRESSES.test(second.text);
}

/** "Preguntas: es tóxico? no.": a label before the first of several questions stands above them. */
function labelQuestions(units: readonly Unit[], lexicon: Lexicon): void {
  for (const [at, unit] of units.entries()) {
    const parts = unit.text.endsWith('?') && !unit.heading && unit.under === '' ? labelled(unit.text) : null;
    if (!parts || roleOf(parts.label, lexicon) !== 'faq') continue;
    unit.text = parts.rest;
    const end = units.findIndex((other, index) => index > at && (other.block !== unit.block || other.under !== ''));
    for (const each of units.slice(at, end < 0 ? undefined : end)) each.under = parts.label;
  }
}

/** "Hey Coffee,", "Hello Gorgeous:" right above prices: what sounds like a greeting is a name there; empty elsewhere. */
function nameAbovePrices([first, second]: readonly Unit[]): string {
  if (!first || !second || second.heading || !isGreetedLine(first.text) || countWords(first.text) !== 2) return '';
  return ENDS_IN_PRICE.test(second.text) ? first.text.replace(/[,:]$/, '').trim() : '';
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

/** "Text for the page of the boat:" */
const TEXT_FOR =
  /^(?:(?:the|el|los|la|o|os|le|les|der|die|il|i|de) )?(?:texte?|textos?|texts?|testo|testi|tekst\p{L}{0,2}|inhalte?|conten[iu]do|content|contenu|contenuti|inhoud|treść|copy|infos?|information(?:en|s|es)?|details?|notes?|notas|notizen|appunti|notities|notatki|wording) (?:for|para|pra|pour|für|per|voor|na|do|zu|zur|de|der|del|della|d[aoeu]) /iu;

/** "Press text, please turn into a landing page:": what stands above a text, and only asks for the page. */
const asksForPage = (heading: string, { page, trailingPage }: Lexicon): boolean =>
  !/\d/.test(heading) &&
  ((page.test(heading) && (PLEASE.test(heading) || TEXT_FOR.test(heading))) ||
    trailingPage.test(heading.replace(/(?<![:\s])[:\s]+$/, '')) ||
    AS_ASKED.test(heading));

/** Whether most of the lines below a heading are remarks to the writer. */
function headsRemarks(units: readonly Unit[], at: number, lexicon: Lexicon): boolean {
  const heading = units[at]?.text.replace(/(?<![:\s])[:\s]+$/, '');
  const below = units.slice(at + 1, at + 1 + MOST_BELOW).filter(({ under }) => under === heading);
  const remarks = below.filter(
    ({ text }) => isForWriter(text, lexicon) || writerScore(text, lexicon) >= TO_WRITER,
  ).length;
  return remarks > 0 && remarks * 3 >= below.length * 2;
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

/** "Questions people ask." before the first of them: a heading in the text. */
function headsQuestions(units: readonly Unit[], at: number, lexicon: Lexicon): boolean {
  const [unit, next] = [units[at], units[at + 1]];
  if (!unit || unit.heading || next?.block !== unit.block || !next.text.endsWith('?')) return false;
  const words = unit.text.replace(/[.]$/, '');
  return countWords(words) <= 4 && !unit.text.endsWith('?') && roleOf(words, lexicon) === 'faq';
}

/** Whether a heading says that what stands below it shall not be told. */
function headsDenied(units: readonly Unit[], at: number, language: string): boolean {
  const heading = units[at]?.text ?? '';
  if (!HEADS_DENIED.test(heading)) return false;
  const name = heading.replace(/(?<![:\s])[:\s]+$/, '');
  const below = units.slice(at + 1, at + 1 + MOST_BELOW).filter(({ under }) => under === name);
  // Who shall not be written to is rung at what stands below.
  const isReached = HEADS_WRITING.test(heading) && below.some(({ text }) => contactsIn(text, language).length > 0);
  return units[at + 1]?.under === name && !isReached;
}

// "Margherita 7", "Crocchè 2,50"
const BARE_PRICE = /^\p{L}[^\d€£$]{2,60} \d{1,3}(?:[.,]\d{1,2})?(?:,-)?$/u;

/** Whether most of the lines below a heading end in a price without a currency. */
function headsPrices(units: readonly Unit[], at: number): boolean {
  const heading = units[at]?.text.replace(/(?<![:\s])[:\s]+$/, '');
  const below = units.slice(at + 1, at + 1 + MOST_BELOW).filter(({ under }) => under === heading);
  const prices = below.filter(({ text }) => BARE_PRICE.test(text)).length;
  return prices > 1 && prices * 3 >= below.length * 2;
}

/** "Six modules": a numbered list below it is what something holds, rather than what happens in turn. */
const PARTS_OF_WORK =
  /(?<!\p{L})(?:modul\p{L}*|módul\p{L}*|moduł\p{L}*|chapters?|cap[ií]tul\p{L}*|chapitres?|kapitel\p{L}*|capitol[oi]|hoofdstuk\p{L}*|rozdział\p{L}*|lessons?|lecci\p{L}*|leçons?|lektion\p{L}*|lezion[ei]|liç\p{L}*|aulas?|lessen|lekcj\p{L}*|topics?|temas?|themen|temi|thèmes?|onderwerpen|tematy|exercises?|tips?|things|ideas?|recipes?|recetas?|rezepte|ricette|receitas?|recepten|przepis\p{L}*)(?!\p{L})/iu;

/** Headings that say what kind of thing stands below them, and nothing of it. */
const UNGROUPED: ReadonlySet<HeadingRole | undefined> = new Set([
  'about',
  'contact',
  'place',
  'name',
  'action',
] as const);

function contextOf(
  unit: Unit,
  language: string,
  letter: boolean,
  remarks: boolean,
  priced: boolean,
  lexicon: Lexicon,
): Context {
  if (remarks && !/\d/.test(unit.text)) return { lexicon, language, role: 'instructions', group: '', item: unit.item };
  const opens =
    isSalutation(unit.under, language, true, letter) || isSalutation(`${unit.under}:`, language, true, letter);
  const alone = unit.under === '' || opens || standsAlone(unit, lexicon);
  const heading = roleOf(unit.under, lexicon);
  const numbered = PARTS_OF_WORK.test(unit.under) ? 'contents' : 'steps';
  // "It replaces the whiteboard and the spreadsheet." below "Product" is no name.
  const tells = heading === 'name' && /[.!]$/.test(unit.text) && countWords(unit.text) > SHORTEST_TOLD;
  const role = alone || tells ? undefined : (heading ?? (priced ? 'offers' : unit.numbered ? numbered : undefined));
  return {
    lexicon,
    language,
    role,
    group:
      alone || tells || SAYS_NOTHING.test(unit.under) || UNGROUPED.has(role)
        ? ''
        : tidied(withoutPlace(unit.under, lexicon)),
    item: unit.item || !alone,
  };
}

/** How many of the sentences right before and after one, in the same paragraph, are for the writer; 2 where most are. */
function nearRemarks(units: readonly Unit[], at: number, afterOrder: boolean, lexicon: Lexicon): number {
  const [unit, before, after] = [units[at], units[at - 1], units[at + 1]];
  const follows = afterOrder && before?.block === unit?.block && !GREETING_ONLY.test(before?.text ?? '');
  const precedes = after?.block === unit?.block && !after?.heading && isForWriter(after?.text ?? '', lexicon);
  if (!follows && !precedes) return 0;
  const paragraph = units
    .slice(Math.max(0, at - MOST_BELOW), at + MOST_BELOW)
    .filter(({ block }) => block === unit?.block);
  const others = paragraph.filter((other) => other !== unit && isForWriter(other.text, lexicon)).length;
  const most = others > 1 && others * 3 >= (paragraph.length - 1) * 2;
  return most ? 2 : Number(follows) + Number(precedes);
}

/** What the words of a dictated sentence count beside it. */
const DICTATED_SHARE = 0.4;
const clamped = (leaning: number): number => Math.max(-3, Math.min(3, leaning));

/** How much more readily a sentence is taken for a remark than the examples say, most of which are for the page. */
const EXPECTED = 0.8;
/** The same of a sentence among few: who writes two of them tells of the page. */
const OF_FEW = -0.5;
/** The sentences around one add at most so much. */
const MOST_AROUND = 2;
/** Up to so few sentences each is judged by itself; from so many on the others tell all that they can. */
const FEW_SENTENCES = 2;
const MANY_SENTENCES = 11;
const shareOf = (sentences: number): number =>
  Math.max(0, Math.min(1, (sentences - FEW_SENTENCES) / (MANY_SENTENCES - FEW_SENTENCES)));

/** How far the sentences around each one let it lean to the writer. */
function aroundEach(units: readonly Unit[], lexicon: Lexicon): Map<Unit, number> {
  const sentences = units.filter(({ heading }) => !heading);
  const together = leaningsTogether(
    sentences.map(({ text }) => text),
    lexicon,
  );
  const share = shareOf(sentences.length);
  const told = (at: number) => Math.min(MOST_AROUND, share * ((together[at] ?? 0) + EXPECTED - OF_FEW) + OF_FEW);
  const around = sentences.map((_, at) => told(at));
  if (headsAll(sentences, lexicon)) around[0] = Math.min(0, told(0));
  return new Map(sentences.map((unit, at) => [unit, (around[at] ?? 0) + DICTATED_SHARE * clamped(unit.leaning ?? 0)]));
}

/** "The Museum of Small Machines, Goulburn" by itself above everything: what it is about, whatever is said below it. */
function headsAll([first, second]: readonly Unit[], lexicon: Lexicon): boolean {
  if (!first || first.item || first.block === second?.block) return false;
  return /^\p{Lu}[^.!?:]*[\p{L}\p{N})]$/u.test(first.text) && ruleScore(first.text, lexicon) <= 0;
}

const SHORT = 9;
// "The exact address, don't print it" denies something of its own.
const BEFORE_DENIAL = 2;
// "This, don't mention it, but the Saturdays ..." takes back what follows.
const AFTER_DENIAL = 2;

/** Whether the next sentence takes this one back: "Don't mention that." */
function isDenied(unit: Unit, next: Unit | undefined): boolean {
  if (!next || next.block !== unit.block || next.item || countWords(next.text) > SHORT) return false;
  if (takesBack(next.text)) return true;
  if (tellsSubject(next.text)) return false;
  const denial = DENIES.exec(next.text);
  if (!denial) return false;
  const [before, after] = [next.text.slice(0, denial.index), next.text.slice(denial.index + denial[0].length)];
  return countWords(before) <= BEFORE_DENIAL && countWords(after) <= AFTER_DENIAL;
}

const MOST_KEPT = 200;
const kept = new WeakMap<Lexicon, Map<string, boolean>>();

/** Whether all of a sentence is for the writer; the last ones are remembered, as each is asked for by its neighbours. */
function isForWriter(text: string, lexicon: Lexicon): boolean {
  const answers = kept.get(lexicon) ?? new Map<string, boolean>();
  kept.set(lexicon, answers);
  const known = answers.get(text);
  if (known !== undefined) return known;
  if (answers.size >= MOST_KEPT) answers.clear();
  const made = clausesOf(text, lexicon).every(({ kind }) => kind === 'order');
  answers.set(text, made);
  return made;
}

/** Whether a line below a heading has a known label of its own, or is no time of a programme. */
function standsAlone(unit: Unit, lexicon: Lexicon): boolean {
  if (unit.item) return false;
  const own = labelled(unit.text);
  if (own && roleOf(own.label, lexicon)) return true;
  return roleOf(unit.under, lexicon) === 'programme' && !/\d/.test(unit.text);
}
