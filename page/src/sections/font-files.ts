import { fileURLToPath } from 'node:url';

const PACKAGES: Record<string, string> = {
  inter: import.meta.resolve('@fontsource/inter/package.json'),
  fraunces: import.meta.resolve('@fontsource/fraunces/package.json'),
  'space-grotesk': import.meta.resolve('@fontsource/space-grotesk/package.json'),
  'bricolage-grotesque': import.meta.resolve('@fontsource/bricolage-grotesque/package.json'),
  'playfair-display': import.meta.resolve('@fontsource/playfair-display/package.json'),
  lora: import.meta.resolve('@fontsource/lora/package.json'),
  'cormorant-garamond': import.meta.resolve('@fontsource/cormorant-garamond/package.json'),
  outfit: import.meta.resolve('@fontsource/outfit/package.json'),
  nunito: import.meta.resolve('@fontsource/nunito/package.json'),
  'archivo-black': import.meta.resolve('@fontsource/archivo-black/package.json'),
  oswald: import.meta.resolve('@fontsource/oswald/package.json'),
  'zilla-slab': import.meta.resolve('@fontsource/zilla-slab/package.json'),
};

const FILE = /^([a-z-]+?)-(?:latin|latin-ext)-(?:400|600|700)-normal\.woff2?$/;

/** The path on disk of a font file by its name (`inter-latin-400-normal.woff2`); null for a name that is none of ours. */
export function fontPath(name: string): string | null {
  const [, family = ''] = FILE.exec(name) ?? [];
  const manifest = Object.hasOwn(PACKAGES, family) ? PACKAGES[family] : undefined;
  return manifest ? fileURLToPath(new URL(`files/${name}`, manifest)) : null;
}
