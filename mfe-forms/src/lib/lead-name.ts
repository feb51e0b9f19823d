import type { Lead } from '@landfall/shared/contracts';

const EMAIL = /^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/;

export const isEmail = (value: string): boolean => EMAIL.test(value);

/** The address that a lead can be answered at; undefined where none was sent. */
export const emailOf = ({ fields }: Pick<Lead, 'fields'>): string | undefined => Object.values(fields).find(isEmail);

/** What a lead is called: the first line of what was sent first, else its address. */
export function nameOf(lead: Pick<Lead, 'fields'>): string {
  const [first = ''] = Object.values(lead.fields).filter((value) => value !== '' && !isEmail(value));
  return (first || (emailOf(lead) ?? '')).split('\n', 1)[0]?.slice(0, 120) ?? '';
}

/** Everything that was sent but its name, in one line. */
export function excerptOf(lead: Pick<Lead, 'fields'>): string {
  const name = nameOf(lead);
  return Object.values(lead.fields)
    .filter((value) => value !== '' && value !== name)
    .join(' · ')
    .slice(0, 300);
}
