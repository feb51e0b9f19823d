/** Names with commas between them. */
export const tagsOf = (text = ''): string[] => [
  ...new Set(
    text
      .split(',')
      .map((name) => name.trim().slice(0, 100))
      .filter(Boolean)
      .slice(0, 20),
  ),
];
