/** Shows the editor's own parts as the dashboard is set: light, dark, or as the system is. The page keeps its colours. */
export function applyColorMode(): void {
  const mode = localStorage.getItem('colorMode');
  if (mode === 'light' || mode === 'dark') document.documentElement.classList.add(mode);
}
