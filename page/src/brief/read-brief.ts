import type { FactSheet } from '@landfall/shared/contracts';
import { labelled, roleOf } from './headings.ts';
import { languageOf } from './language.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { folded, normalise, tidied } from './normalise.ts';
import { countWords } from './phrases.ts';
import { questionsFor } from './questions.ts';
import { segment, type Unit } from './segment.ts';
import { readSentence } from './sentence.ts';
import { Sheet } from './sheet.ts';

export interface BriefInput {
  projectName: string;
  projectDescription: string;
  title: string;
  description: string;
  descriptionAi: string;
}

const LITTLE = 12;

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

  readText(brief, language, lexicon, sheet);
  if (!sheet.says(description)) readText(description, language, lexicon, sheet, false);
  addName(sheet, title, normalise(input.projectName), brief);
  if (isAbout(project, brief)) readText(project, language, lexicon, sheet, false);

  return sheet.finish(language, questionsFor(sheet, [brief, title, description].join(' '), lexicon));
}

/** Adds what a text says; only the sentences of the brief itself are listed. */
function readText(text: string, language: string, lexicon: Lexicon, sheet: Sheet, listed = true): void {
  const units = segment(text, language);
  let heading: { unit: Unit; ids: string[] } | undefined;
  const close = () => {
    if (heading && listed)
      sheet.listHeading(
        heading.unit.text,
        heading.ids.length > 0 ? heading.ids : sheet.add({ kind: 'note', text: tidied(heading.unit.text) }),
      );
  };
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] as Unit;
    if (unit.heading) {
      close();
      heading = { unit, ids: [] };
      if (listed) sheet.reserveHeading();
      continue;
    }
    if (heading && !unit.under) {
      close();
      heading = undefined;
    }
    const role = headingRole(unit, lexicon);
    const context = {
      lexicon,
      language,
      role,
      group: role ? tidied(unit.under) : groupOf(unit, lexicon),
      item: unit.item || (unit.under !== '' && !leaves(unit, lexicon)),
    };
    const answer = role === 'faq' && !unit.item ? answerAfter(units, at) : inItem(unit.text);
    if (answer) {
      const ids = sheet.add({ kind: 'question', label: answer.question, text: answer.text });
      for (const sentence of [unit.text, ...answer.following]) if (listed) sheet.addSentence(sentence, ids);
      at += answer.following.length;
      heading?.ids.push(...ids);
      continue;
    }
    const { facts, wishes } = readSentence(unit.text, context);
    const ids = [...facts.flatMap((fact) => sheet.add(fact)), ...wishes.flatMap((wish) => sheet.addWish(wish))];
    if (listed) sheet.addSentence(unit.text, ids);
    heading?.ids.push(...ids);
  }
  close();
}

/** Whether a line below a heading has a known label of its own, or is no time of a programme: it stands for itself. */
function leaves(unit: Unit, lexicon: Lexicon): boolean {
  if (unit.item) return false;
  const own = labelled(unit.text);
  if (own && roleOf(own.label, lexicon)) return true;
  return roleOf(unit.under, lexicon) === 'programme' && !/\d/.test(unit.text);
}

const headingRole = (unit: Unit, lexicon: Lexicon) =>
  unit.under && !leaves(unit, lexicon) ? roleOf(unit.under, lexicon) : undefined;

const groupOf = (unit: Unit, lexicon: Lexicon): string => (leaves(unit, lexicon) ? '' : tidied(unit.under));

interface Answer {
  question: string;
  text: string;
  following: string[];
}

const LETTER = /^(?:[QAPRFD]|Pregunta|Respuesta)[:.)] ?/i;

/** A question and the sentences up to the next one. */
function answerAfter(units: readonly Unit[], at: number): Answer | null {
  const question = units[at]?.text ?? '';
  if (!question.endsWith('?')) return inItem(question);
  const following: string[] = [];
  for (const unit of units.slice(at + 1)) {
    if (unit.heading || unit.text.endsWith('?') || unit.under !== units[at]?.under) break;
    following.push(unit.text);
  }
  if (following.length === 0) return null;
  return {
    question: tidied(question.replace(LETTER, '')),
    text: tidied(following.join(' ').replace(LETTER, '')),
    following,
  };
}

/** "Do you deliver? Yes, on Fridays." in one item. */
function inItem(text: string): Answer | null {
  const match = /^([^?]{8,180}\?)\s*[–—-]?\s+(\S.{1,})$/su.exec(text);
  if (!match?.[1] || !match[2]) return null;
  return { question: tidied(match[1].replace(LETTER, '')), text: tidied(match[2].replace(LETTER, '')), following: [] };
}

/** The name that the title or the project gives, where the brief gives none. */
function addName(sheet: Sheet, title: string, projectName: string, brief: string): void {
  const named = sheet.facts.some(({ kind }) => kind === 'name');
  const first = title.split(/ [|–—-] |: /)[0] ?? '';
  if (title && !sheet.says(title)) {
    if (!named && countWords(first) <= 5) {
      sheet.add({ kind: 'name', text: first });
      if (title.length > first.length) sheet.add({ kind: 'about', text: tidied(title.slice(first.length)) });
    } else sheet.add({ kind: 'about', text: title });
  }
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
