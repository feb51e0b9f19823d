/** The value of an attribute in safe markup of one tag; empty where it has none. */
export const attributeOf = (tag: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
