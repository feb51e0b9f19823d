/** A column of numbers, which end at the same place. */
export const NUMBER = {
  head: { textAlign: 'end' },
  body: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const;
