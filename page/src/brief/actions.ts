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
  const act = shall || tidied(text.slice((cue?.index ?? 0) + (cue?.[0].length ?? 0)));
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
