import { BUTTON_IN_LINE, HOPED_FOR, PURPOSE, WHAT_IT_IS } from '../words/briefing-labels.ts';
import type { Corrected } from './corrections.ts';

/** Lines with a label that make a text a list of them. */
const FEWEST = 3;
const LABELLED = /^(?<label>\p{L}[^:\n]{0,30}?) ?: (?<rest>\S.*)$/u;

/** What a labelled line tells visitors; null where it is for those who make the page. */
function toldBy(label: string, rest: string, line: string): string | null {
  if (WHAT_IT_IS.test(label)) return rest;
  if (!PURPOSE.test(label)) return line;
  const button = BUTTON_IN_LINE.exec(rest)?.[1];
  return button ?? (HOPED_FOR.test(rest) ? null : line);
}

/**
 * A list of labelled lines without the labels that say nothing on a page: "Qué: preparación de oposiciones" is what it is,
 * 'Doel: kennismaking, knop "Plan een kop koffie"' has the words of a button, and "Ziel der Seite: neue Mitglieder" is a hope.
 */
export function withPlainLabels(text: string): Corrected {
  const lines = text.split('\n');
  const labelled = lines.map((line) => LABELLED.exec(line)?.groups);
  if (labelled.filter(Boolean).length < FEWEST) return { text, withdrawn: [] };
  const withdrawn: string[] = [];
  const left = lines.flatMap((line, at) => {
    const { label = '', rest = '' } = labelled[at] ?? {};
    const told = label === '' ? line : toldBy(label.trim(), rest, line);
    if (told !== line) withdrawn.push(told === null || PURPOSE.test(label.trim()) ? line : '');
    return told === null ? [] : [told];
  });
  return { text: left.join('\n'), withdrawn };
}
