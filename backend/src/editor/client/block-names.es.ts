/** Names of blocks and their categories in Spanish, by the English ones. */
export const SPANISH_BLOCKS: Readonly<Record<string, string>> = {};
