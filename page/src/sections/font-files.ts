import { fileURLToPath } from 'node:url';

const PACKAGES: Record<string, string> = {
  inter: import.meta.resolve('@fontsource/inter/package.json'),
  fraunces: import.meta.resolve('@fontsource/fraunces/package.json'),
  'space-grotesk': import.meta.resolve('@fontsource/space-grotesk/package.json'),
  'bricolage-grotesque': import.meta.resolve('@fontsource/bricolage-grotesque/package.json'),
};

const FILE = /^([a-z-]+?)-(?:latin|latin-ext)-(?:400|600|700)-normal\.woff2?$/;

/** The path on disk of a font file by its name (`inter-latin-400-normal.woff2`); null for a name that is none of ours. */
export function fontPath(name: string): string | null {
  const [, family = ''] = FILE.exec(name) ?? [];
  const manifest = Object.hasOwn(PACKAGES, family) ? PACKAGES[family] : undefined;
  return manifest ? fileURLToPath(new URL(`files/${name}`, manifest)) : null;
}
