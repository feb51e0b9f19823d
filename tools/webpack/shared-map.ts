import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (packageJson: string): string => require(packageJson).version;

/**
 * What the host and the areas share at run time: React and our own facades, nothing else. Libraries such as Chakra
 * or the router sit inside the facades; sharing them directly costs twice the bytes (docs/decisions/001).
 * The host is the only provider: an area's build holds no copy (`import: false`).
 */
export function sharedMap(isHost: boolean) {
  const react = versionOf('react/package.json');
  const facades = versionOf('../../shared/package.json');
  const singleton = (version: string) => ({
    singleton: true,
    version,
    requiredVersion: `^${version}`,
    ...(isHost ? {} : { import: false as const }),
  });
  // Part of the host's own scripts: no page goes without them, and a chunk of its own for each comes later.
  const atOnce = (version: string) => ({ ...singleton(version), ...(isHost && { eager: true }) });
  return {
    react: atOnce(react),
    'react/jsx-runtime': atOnce(react),
    'react-dom': atOnce(react),
    '@landfall/shared': atOnce(facades),
    '@landfall/shared/overlay': singleton(facades),
    '@landfall/shared/fields': singleton(facades),
    '@landfall/shared/form': singleton(facades),
    '@landfall/shared/motion': singleton(facades),
    '@landfall/shared/tabs': singleton(facades),
  };
}
