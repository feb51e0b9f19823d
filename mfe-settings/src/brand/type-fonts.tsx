import { getRuntimeConfig } from '@landfall/shared';
import type { TypePair } from '@landfall/shared/contracts';

/** The name that a pair's font has on this screen: pages and the dashboard may have another one of the same name. */
export const familyOf = ({ id }: Pick<TypePair, 'id'>): string => `"brand-${id}", system-ui, sans-serif`;

/** The fonts of the pairs, each for every weight; a browser fetches one when something is set in it. */
export function TypeFonts({ pairs }: { pairs: readonly TypePair[] }) {
  const { apiUrl } = getRuntimeConfig();
  const rules = pairs.map(
    ({ id, font }) =>
      `@font-face{font-family:"brand-${id}";font-weight:1 1000;font-display:swap;src:url("${apiUrl}${font}") format("woff2")}`,
  );
  return (
    <style href="brand-fonts" precedence="medium">
      {rules.join('')}
    </style>
  );
}
