import { contactsIn } from './contacts.ts';
import type { Context } from './context.ts';
import { letThem } from './let-them.ts';
import { tidied } from './normalise.ts';
import type { FoundFact } from './sheet.ts';

/** What a visitor should do, with the phone or address that it leads to. */
export function actionsOf(text: string, context: Context): FoundFact[] {
  const { lexicon, language } = context;
  const shall = letThem(text.trim());
  const cue = shall ? null : lexicon.act.exec(text);
  const act = shall || tidied(withoutReason(text.slice((cue?.index ?? 0) + (cue?.[0].length ?? 0))));
  const contacts = contactsIn(act, language).map(({ fact }) => fact);
  if (!/\p{L}/u.test(act)) return [];
  return [...contacts, { kind: 'action', text: act, value: contacts[0]?.value ?? '' }];
}

/** The words of a button, in quotation marks or up to the end of the clause. */
export function buttonLabel(after: string): string {
  const text = after.replace(/^[\s:,–—-]+/, '');
  const quoted = /^["“„«'‘]([^"“”„«»'’]{2,60})["”“»'’]/u.exec(text)?.[1];
  const bare = /^([\p{L}][^,.;:"()]{1,40})[.!]?$/u.exec(text)?.[1];
  return tidied(quoted ?? bare ?? '');
}

const REASON = / (?:because|porque|ya que|weil|denn|parce qu\p{L}*|perché|omdat|want|bo|ponieważ|gdyż)(?![\p{L}]).*$/iu;

/** Why visitors should do something is told to the writer, unless it has a figure in it. */
const withoutReason = (text: string): string => text.replace(REASON, (reason) => (/\d/.test(reason) ? reason : ''));
