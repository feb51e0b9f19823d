import { TARGET } from '../headings.ts';
import {
  AGES,
  FOR_MAKERS,
  FORM_TITLE,
  IS_NOT_TAKEN,
  IS_TAKEN,
  NEVER_SAID,
  NONE_OF,
  OF_BRIEFING,
  OF_PRESS,
  PAGE_ITSELF,
  SAYS_NOTHING_ELSE,
  TITLE,
} from '../words/briefing-labels.ts';
import type { Corrected } from './corrections.ts';

/** Labels that make a text a briefing for those who make a page. */
const FEWEST = 3;
const LABELLED = /^(?<label>[^:\n]{2,30}?) ?: (?<rest>\S.*)$/u;

const labelOf = (line: string): { label: string; rest: string } | null => {
  const { label, rest } = LABELLED.exec(line)?.groups ?? {};
  return label !== undefined && rest !== undefined ? { label: label.trim(), rest } : null;
};

const isOfBriefing = (label: string): boolean =>
  FOR_MAKERS.test(label) || SAYS_NOTHING_ELSE.test(label) || OF_BRIEFING.test(label) || TARGET.test(label);

const FEWEST_POINTS = 3;

/** "Exports as CSV; works offline; free trial": the points of a line as a list. */
function inLines(text: string): string {
  const points = text.replace(/[.]$/, '').split(/ ?; /);
  return points.length >= FEWEST_POINTS ? points.map((point) => `- ${point}`).join('\n') : text;
}

/** What a line of a briefing tells visitors; null where it is for those who make the page. */
function toldBy(line: string, isFirst: boolean): string | null {
  const title = isFirst ? TITLE.exec(line) : null;
  if (title) return title.groups?.name ?? null;
  const labelled = labelOf(line);
  if (!labelled) return line;
  const { label, rest } = labelled;
  if (FOR_MAKERS.test(label)) return null;
  if (TARGET.test(label) || /^(?:audience|p[uú]blico)$/iu.test(label))
    return `${label}: ${rest.replace(AGES, '').replace(/(?<=\p{L}{3}[.]) .+$/u, '')}`;
  // A paragraph of its own: what stands beside it is often for the makers.
  return SAYS_NOTHING_ELSE.test(label) ? `\n${inLines(rest.replace(PAGE_ITSELF, ''))}\n` : line;
}

/**
 * The lines of a briefing without the labels that say nothing to visitors, and without those that are for its makers alone:
 * "CLIENT: Tidewell" and "APPROVALS: Legal by Thursday". Other texts stay as they are, but for lines to the press.
 */
export function withoutBriefingLabels(text: string): Corrected {
  const withdrawn: string[] = [];
  const lines = text.split('\n');
  const isPress = (line: string) => OF_PRESS.test(line.trim());
  const labels = lines.map((line) => labelOf(line)?.label ?? '');
  const isBriefing = labels.filter(isOfBriefing).length >= FEWEST;
  const first = lines.findIndex((line) => line.trim() !== '');
  const left = lines.flatMap((line, at) => {
    if (at === first && lines.length > 3 && FORM_TITLE.test(line.trim())) {
      withdrawn.push(line.trim());
      return [];
    }
    const isNever = NEVER_SAID.test(labels[at] ?? '');
    const no = IS_TAKEN.test(lines[at - 1] ?? '') ? IS_NOT_TAKEN.exec(line)?.groups : undefined;
    if (no) return [`${no.lead ?? ''}${NONE_OF[(no.no ?? '').toLowerCase()]} ${no.rest}`];
    const told = isPress(line) || isNever ? null : isBriefing ? toldBy(line, at === first) : line;
    if (told === null) withdrawn.push(line.trim());
    return told === null ? [] : [told];
  });
  return { text: left.join('\n'), withdrawn };
}
