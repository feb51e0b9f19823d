const CRITERIA: readonly ((password: string) => boolean)[] = [
  (password) => password.length >= 8,
  (password) => /[a-z]/.test(password),
  (password) => /[A-Z]/.test(password),
  (password) => /\d/.test(password),
  (password) => /[^A-Za-z0-9\s]/.test(password),
];

export const MAX_STRENGTH = CRITERIA.length;

interface Strength {
  /** How many of the five criteria are met: length, lowercase, uppercase, digit, special character. */
  score: number;
  label: 'Weak' | 'Medium' | 'Strong' | 'Very Strong';
}

/** How strong a password is by the five criteria of the meter; the form's rules are stricter in part. */
export function passwordStrength(password: string): Strength {
  const score = CRITERIA.filter((met) => met(password)).length;
  const label = score <= 2 ? 'Weak' : score === 3 ? 'Medium' : score === 4 ? 'Strong' : 'Very Strong';
  return { score, label };
}
