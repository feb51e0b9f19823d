import { safeLocalStorage } from '../storage/browser-storage.ts';

export type ColorMode = 'light' | 'dark' | 'system';

const STORAGE_KEY = 'colorMode';
const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

const resolve = (mode: ColorMode) => (mode === 'system' ? (darkQuery().matches ? 'dark' : 'light') : mode);

/** The mode that the person chose; 'system' where they chose none. */
export function readColorMode(): ColorMode {
  const stored = safeLocalStorage.read(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Puts the mode's class on the root element. The host's page does the same before first paint. */
export function applyColorMode(mode: ColorMode): void {
  const resolved = resolve(mode);
  const { classList, style } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(resolved);
  style.colorScheme = resolved;
}

/** Keeps and applies the mode. */
export function setColorMode(mode: ColorMode): void {
  safeLocalStorage.write(STORAGE_KEY, mode);
  applyColorMode(mode);
}

/** Follows the operating system while the mode is 'system'. Returns how to stop. */
export function followSystemColorMode(): () => void {
  const query = darkQuery();
  const onChange = () => applyColorMode(readColorMode());
  query.addEventListener('change', onChange);
  // It may have changed since the page looked.
  onChange();
  return () => query.removeEventListener('change', onChange);
}
