import type { Lead } from '@landfall/shared/contracts';

const EMAIL = /^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/;

export const isEmail = (value: string): boolean => EMAIL.test(value);

/** The address that a lead can be answered at; undefined where none was sent. */
export const emailOf = ({ fields }: Pick<Lead, 'fields'>): string | undefined => Object.values(fields).find(isEmail);

/** More letters are what somebody has to say rather than who it is. */
const LONGEST = 60;

/** What a lead is called: what was sent first, where that is short; else its address, or the beginning of it. */
export function nameOf(lead: Pick<Lead, 'fields'>): string {
  const [first = ''] = Object.values(lead.fields).filter((value) => value !== '' && !isEmail(value));
  const isShort = first !== '' && first.length <= LONGEST && !first.includes('\n');
  const email = emailOf(lead);
  if (isShort || email === undefined) {
    const [line = ''] = first.trim().split('\n', 1);
    return line.length <= LONGEST ? line : `${line.slice(0, LONGEST).trimEnd()}…`;
  }
  return email;
}

/** Everything that was sent but its name, in one line. */
export function excerptOf(lead: Pick<Lead, 'fields'>): string {
  const name = nameOf(lead);
  return Object.values(lead.fields)
    .filter((value) => value !== '' && value !== name)
    .join(' · ')
    .slice(0, 300);
}
