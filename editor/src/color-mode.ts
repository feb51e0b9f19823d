type ColorMode = 'light' | 'dark';

const STORAGE_KEY = 'colorMode';

const chosenMode = (): ColorMode | undefined => {
  const mode = localStorage.getItem(STORAGE_KEY);
  return mode === 'light' || mode === 'dark' ? mode : undefined;
};

/** Shows the editor's own parts as the dashboard is set: light, dark, or as the system is. The page keeps its colours. */
export function applyColorMode(): void {
  const mode = chosenMode();
  if (!mode) return;
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(mode);
}

/** Whether the editor's own parts are dark. */
export const isDark = (): boolean => {
  const mode = chosenMode();
  return mode ? mode === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

/** Keeps a mode for the editor and the dashboard, and shows it. */
export function chooseColorMode(mode: ColorMode): void {
  localStorage.setItem(STORAGE_KEY, mode);
  applyColorMode();
}
