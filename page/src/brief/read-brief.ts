import type { FactSheet } from '@landfall/shared/contracts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { dictatedName } from './naming/dictated-name.ts';
import { toldName, writtenName } from './naming/name-of-text.ts';
import { isSpeaker, rankedName } from './naming/ranked-name.ts';
import { addSold } from './prices/one-thing-sold.ts';
import { questionsFor } from './questions.ts';
import { readText } from './read-text.ts';
import { Sheet } from './sheet.ts';
import { languageOf } from './text/language.ts';
import { folded, normalise, tidied } from './text/normalise.ts';
import { countWords, escaped } from './text/phrases.ts';
import { nameInShortNotes } from './text/short-notes.ts';
import { keepAddressPrivate } from './wishes/kept-private.ts';
import { leaveOut } from './wishes/left-out.ts';
import { IDLE_NAME } from './words/idle-names.ts';

export interface BriefInput {
  projectName: string;
  projectDescription: string;
  title: string;
  description: string;
  descriptionAi: string;
}

const LITTLE = 12;
/** A longer title is a sentence. */
const MOST_IN_NAME = 6;

/** Reads what a person wrote about the page they want into facts, wishes and questions. */
export function readBrief(input: BriefInput): FactSheet {
  const [brief = '', title = '', description = '', project = ''] = [
    input.descriptionAi,
    input.title,
    input.description,
    input.projectDescription,
  ].map(normalise);
  const language = languageOf([brief, `${title} ${description}`, project]);
  const lexicon = lexiconOf(language);
  const sheet = new Sheet();

  const { text, own } = readText(brief, language, lexicon, sheet);
  leaveOut(sheet, lexicon);
  const named = { text, brief: own, title, projectName: normalise(input.projectName) };
  addSubject(sheet, named, language, lexicon);
  addRanked(sheet, named, language, lexicon);
  if (!sheet.says(description)) readText(description, language, lexicon, sheet, false);
  addName(sheet, title, normalise(input.projectName), brief, lexicon);
  addOffered(sheet, brief);
  addPriced(sheet);
  addSold(sheet, brief);
  if (isAbout(project, brief)) readText(project, language, lexicon, sheet, false);
  keepAddressPrivate(sheet);

  return sheet.finish(language, questionsFor(sheet, [brief, title, description].join(' '), lexicon));
}

/** A description, and what else may name its page. */
interface Named {
  /** As its writer meant it. */
  text: string;
  brief: string;
  title: string;
  projectName: string;
}

/** Whether what a description's label or address names is surer than what a sentence of it seems to: "Association: Les Cartables". */
function isSurer(written: string, known: string): boolean {
  const words = folded(written).split(' ');
  const knownWords = folded(known).split(' ');
  if (words.length < 2) return false;
  return knownWords.every((word) => words.includes(word)) || !words.some((word) => knownWords.includes(word));
}

/** "Hollow Tide is a lighthouse-keeping sim" */
const DEFINED = /^ (?:is|es|é|est|ist|è|to) /u;

/** Whether a name tells more than the title does: another one, of several words. */
const addsToTitle = (name: string, title: string): boolean =>
  name.includes(' ') && !folded(title).includes(folded(name.split(' ').at(-1) ?? ''));

/** Gives a page its surer name; what it was called before stays told, unless that was a word alone. */
function rename(sheet: Sheet, known: Sheet['facts'][number], written: string): void {
  const before = known.text;
  known.text = written;
  if (countWords(before) > 1 && !sheet.says(before)) sheet.add({ kind: 'about', text: before });
}

/** "Una Sedia Accanto", of which the address spells the end; empty where it spells something else. */
const fuller = (told: string, written: string): string =>
  written !== '' && folded(told).endsWith(` ${folded(written)}`) ? told : '';

/** "Zirkuswagen „Lotte“": a kind of thing that its address spells, with what one of it is called. */
const withQuoted = (written: string, brief: string): string =>
  written === ''
    ? ''
    : (new RegExp(`${escaped(written)} ["“„«][^"“”„«»\\n]{2,30}["“”»]`, 'u').exec(brief)?.[0] ?? written);

/** The name that is said in passing, where neither a sentence of the description, its title nor the project gives one. */
function addSubject(
  sheet: Sheet,
  { text, brief, title, projectName }: Named,
  language: string,
  lexicon: Lexicon,
): void {
  const [known] = sheet.facts.filter(({ kind }) => kind === 'name');
  const written = withArticleWithin(withQuoted(writtenName(brief, language), brief), brief);
  const dictated = known ? dictatedName(brief) : '';
  if (known && dictated !== '' && folded(dictated) !== folded(known.text)) {
    // "I'm Fernanda and the place is called Linha Direita", where both are in small letters.
    sheet.add({ kind: 'person', label: known.text });
    known.text = dictated;
    return;
  }
  if (known) {
    const isTitle = brief.trimStart().startsWith(`${known.text}\n`);
    const isDefined = DEFINED.test(brief.slice(brief.startsWith(known.text) ? known.text.length : brief.length));
    if (!isDefined && !isTitle && isSurer(written, known.text)) rename(sheet, known, written);
    return;
  }
  if (projectName !== '' && !IDLE_NAME.test(projectName)) return;
  const isUntitled = title === '' || IDLE_NAME.test(title) || isKind(title, brief, lexicon);
  const told = isUntitled ? nameInShortNotes(brief) || toldName(brief, sheet.facts, lexicon, language) : '';
  // "Atempause ist eine Auszeit auf dem Hof Lindengrund": what opens it is surer than whose address it has.
  const opens = told !== '' && brief.startsWith(told) && DEFINED.test(brief.slice(told.length)) ? told : '';
  // "Les Amis du Four", of whose address the one word is the end.
  const likely = countWords(written) === 1 ? (rankedName(text, language, sheet.facts)?.text ?? '') : '';
  const spelled = fuller(told, written) || fuller(likely, written) || written;
  const name = isUntitled || addsToTitle(written, title) ? opens || spelled || told : '';
  if (name !== '' && !folded(title).includes(folded(name))) sheet.add({ kind: 'name', text: name });
}

const isNamed =
  (name: string) =>
  ({ kind, text }: Sheet['facts'][number]): boolean =>
    kind === 'name' && folded(text) === folded(name);

const ARTICLE_BEFORE = "(?:^|[,:;(–—-] ?)((?:The|Le|La|Les|El|Los|Las|Il|Lo|Gli|Der|Die|Das|De|Het|O|A|Os|As) |L[’'])";
/** A name with the article that its writer puts into it: "un gîte, Le Four à Pain". */
const withArticle = (name: string, text: string): string =>
  `${new RegExp(`${ARTICLE_BEFORE}${escaped(name)}(?![\\p{L}])`, 'mu').exec(text)?.[1] ?? ''}${name}`;

/** "La chorale Les Voix du Canal": an article with a capital within a sentence, which is the name's own. */
const withArticleWithin = (name: string, text: string): string =>
  name === ''
    ? ''
    : `${new RegExp(`(?<=\\p{Ll} )(?:The|Les?|La|Los|Las|El|Il|Gli|De|Het) (?=${escaped(name)}(?!\\p{L}))`, 'u').exec(text)?.[0] ?? ''}${name}`;

/** How likely a name has to be where the rules know none, and where they know another one. */
const [LIKELY, SURER] = [0.5, 0.75];

/** The name that a description most likely has, where the rules find none, or another one that is less likely by far. */
function addRanked(sheet: Sheet, { text, brief, title, projectName }: Named, language: string, lexicon: Lexicon): void {
  if (projectName !== '' && !IDLE_NAME.test(projectName)) return;
  if (title !== '' && !IDLE_NAME.test(title) && !isKind(title, brief, lexicon)) return;
  const known = sheet.facts.find(({ kind }) => kind === 'name');
  if (known && folded(known.text) === folded(title)) return;
  const best = rankedName(text, language, sheet.facts);
  const ranked = best && { ...best, text: withArticle(best.text, text) };
  if (!ranked || ranked.chance < (known ? SURER : LIKELY) || sheet.facts.some(isNamed(ranked.text))) return;
  if (!known) {
    sheet.add({ kind: 'name', text: ranked.text });
    return;
  }
  // "Workshop Stimmen im Stall": a kind before what is known says no more.
  if (ranked.text.includes(':')) return;
  if (countWords(known.text) > 1 && folded(ranked.text).endsWith(` ${folded(known.text)}`)) return;
  const before = known.text;
  known.text = ranked.text;
  if (sheet.says(before)) return;
  sheet.add(isSpeaker(text, before) ? { kind: 'person', label: before } : { kind: 'about', text: before });
}

/** The name that the title or the project gives, where the brief gives none. */
function addName(sheet: Sheet, title: string, projectName: string, brief: string, lexicon: Lexicon): void {
  preferProjectName(sheet, projectName, brief);
  partFromName(sheet, projectName);
  const named = sheet.facts.some(({ kind }) => kind === 'name');
  const first = title.split(/ [|–—-] |: /)[0] ?? '';
  const [known, ...others] = sheet.facts.filter(({ kind }) => kind === 'name');
  // "Small Rivers 2026" where the brief speaks of "Small Rivers".
  if (known && others.length === 0 && goesOnFrom(title, known.text)) known.text = title;
  if (title && !sheet.says(title)) {
    if (isKind(title, brief, lexicon)) {
      addProjectName(sheet, projectName, brief);
      return;
    }
    if (!named && countWords(first) <= 5) {
      sheet.add({ kind: 'name', text: first });
      if (title.length > first.length) sheet.add({ kind: 'about', text: tidied(title.slice(first.length)) });
    } else if (named && countWords(title) <= MOST_IN_NAME) sheet.add({ kind: 'name', text: title });
    else sheet.add({ kind: 'about', text: title });
  }
  addProjectName(sheet, projectName, brief);
}

/** "Rosevale Community Choir £4 a week": what a text of nothing but a price opens with names its page. */
function addOffered(sheet: Sheet, brief: string): void {
  if (sheet.facts.some(({ kind }) => kind === 'name' || kind === 'about')) return;
  const [first] = sheet.facts.filter(({ kind, label }) => kind === 'offer' && brief.startsWith(label));
  if (first && /^\p{Lu}.* \p{Lu}/u.test(first.label)) sheet.add({ kind: 'name', text: first.label });
}

/** What a description of nothing but prices is about: what stands above all of them, with its name, or the one thing it sells. */
function addPriced(sheet: Sheet): void {
  if (sheet.facts.some(({ kind }) => kind === 'about' || kind === 'proof')) return;
  const offers = sheet.facts.filter(({ kind }) => kind === 'offer');
  const [first, ...others] = offers;
  if (!first) return;
  const named = sheet.facts.some(({ kind, text }) => kind === 'name' && first.group.startsWith(`${text}, `));
  if (named && offers.every(({ group }) => group === first.group)) {
    sheet.add({ kind: 'about', text: first.group });
    for (const offer of offers) offer.group = '';
  } else if (others.length === 0 && countWords(first.label) > 1) sheet.add({ kind: 'about', text: first.label });
}

/** Whether a title is a name with its year or number. */
const goesOnFrom = (title: string, name: string): boolean =>
  title.startsWith(`${name} `) && /^\d{1,4}$/.test(title.slice(name.length + 1));

/** "Kladdex: Schichtplanung für Pflegedienste": the project's name before what the page is about. */
function partFromName(sheet: Sheet, projectName: string): void {
  const about = sheet.facts.find(({ kind }) => kind === 'about');
  if (!about || projectName === '' || !about.text.startsWith(projectName)) return;
  const [, told = ''] = /^(?: ?:| [–—-]) (?=\p{L}.{8})(.+)$/su.exec(about.text.slice(projectName.length)) ?? [];
  if (told === '') return;
  about.text = tidied(told);
  if (!sheet.facts.some(({ kind }) => kind === 'name')) sheet.add({ kind: 'name', text: projectName });
}

/** Of two names that a brief tells, the project's is the page's: 'Die neue Platte heißt "Laternen"' names a record. */
function preferProjectName(sheet: Sheet, projectName: string, brief: string): void {
  const [name, ...others] = sheet.facts.filter(({ kind }) => kind === 'name');
  const project = folded(projectName);
  if (!name || others.length > 0 || !project || !folded(brief).includes(project)) return;
  const known = folded(name.text);
  const isSame = known.includes(project) || project.includes(known);
  const isTold = sheet.facts.some((fact) => fact !== name && folded(fact.text).includes(known));
  if (!isSame && isTold) name.text = projectName;
}

/** Whether a title only says what kind of thing or page it is: "Plumber", "Podcast page", "Our wedding". */
function isKind(title: string, brief: string, lexicon: Lexicon): boolean {
  if (countWords(title) > 4 || /\d/.test(title)) return false;
  if (lexicon.page.test(title) || lexicon.own.test(title)) return true;
  // One or two common words that the brief does not use as a name: the page's title has them anyway.
  if (countWords(title) <= 2 && !/^.+\p{Lu}/u.test(title)) return true;
  const bare = title.toLowerCase();
  const kind = [lexicon.events, lexicon.local, lexicon.role].some((words) => words.exec(bare)?.[0] === bare);
  return kind || (!/ \p{Lu}/u.test(title) && new RegExp(`(?<!\\p{L})${escaped(bare)}`, 'u').test(brief));
}

function addProjectName(sheet: Sheet, projectName: string, brief: string): void {
  const known = folded(brief).includes(folded(projectName)) || countWords(brief) < LITTLE;
  if (projectName && known && !sheet.facts.some(({ kind }) => kind === 'name'))
    sheet.add({ kind: 'name', text: projectName });
}

/** Whether the project's description is about what the brief is about; it counts where the brief says very little. */
function isAbout(project: string, brief: string): boolean {
  if (!project) return false;
  if (countWords(brief) < LITTLE) return true;
  const known = new Set(folded(brief).split(' '));
  const words = folded(project)
    .split(' ')
    .filter((word) => word.length > 4);
  return words.filter((word) => known.has(word)).length >= Math.max(2, words.length / 3);
}
