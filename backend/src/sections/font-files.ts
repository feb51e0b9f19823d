import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const FILE = /^(inter|fraunces|space-grotesk|bricolage-grotesque)-(?:latin|latin-ext)-(?:400|600|700)-normal\.woff2?$/;

/** The path on disk of a font file by its name (`inter-latin-400-normal.woff2`); null for a name that is none of ours. */
export function fontPath(name: string): string | null {
  const [, family] = FILE.exec(name) ?? [];
  return family ? join(dirname(require.resolve(`@fontsource/${family}/package.json`)), 'files', name) : null;
}
