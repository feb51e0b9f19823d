import { unpackPalettes, unpackTokens } from './packed-theme.ts';
import { packedTheme } from './theme-data.ts';

const { tokens, colorPalettes, ...rest } = packedTheme;

/** What Chakra works out of the theme at each start, worked out once, by the build. */
export const themeData = {
  ...rest,
  /** Each token's CSS value, by category and name. */
  tokens: unpackTokens(tokens),
  /** The variables that a `colorPalette` sets. */
  colorPalettes: unpackPalettes(colorPalettes),
};
