/** The value of an attribute in safe markup of one tag, as it is written there; empty where it has none. */
export const attributeOf = (tag: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
