// Parts of Chakra's styling engine that its package does not export: tools/webpack/theme-plugin.ts leads there.
type Styles = Record<string, unknown>;
type Transform = (prop: string, value: unknown) => Styles | undefined;

interface CssContext {
  transform: Transform;
  conditions: object;
  normalize: (styles: Styles) => Styles;
}

declare module 'chakra-internals/styled-system/css.js' {
  export function createCssFn(context: CssContext): (...styles: readonly unknown[]) => Styles;
}
declare module 'chakra-internals/styled-system/cva.js' {
  import type { RecipeCreatorFn } from '@chakra-ui/react';
  export function createRecipeFn(options: object): RecipeCreatorFn;
}
declare module 'chakra-internals/styled-system/sva.js' {
  import type { SlotRecipeCreatorFn } from '@chakra-ui/react';
  export function createSlotRecipeFn(options: object): SlotRecipeCreatorFn;
}
declare module 'chakra-internals/styled-system/normalize.js' {
  export function createNormalizeFn(context: object): (styles: Styles) => Styles;
}
declare module 'chakra-internals/styled-system/color-mix.js' {
  export function colorMix(value: unknown, token: unknown): { invalid: boolean; value: string; color?: string };
}
declare module 'chakra-internals/styled-system/expand-reference.js' {
  export function expandTokenReferences(value: string, resolve: (path: string) => string | undefined): string;
}
declare module 'chakra-internals/is-css-property' {
  export function isCssProperty(prop: string): boolean;
}
declare module 'chakra-internals/utils/split-props.js' {
  export function splitProps(props: Styles, isWanted: (prop: string) => boolean): [Styles, Styles];
}
