import type { Theme } from '../theme.ts';

export const volt = {
  id: 'volt',
  label: 'Volt',
  type: 'technical',
  radius: 4,
  moods: ['bold'],
  palette: {
    background: '#101311',
    surface: '#1a1f1b',
    ink: '#f3f7f1',
    muted: '#a8b3a8',
    line: '#2e3630',
    primary: '#c8f24a',
    onPrimary: '#12160c',
    soft: '#273014',
    accent: '#ff7a45',
    accent2: '#6ee7d0',
    deep: '#c8f24a',
    onDeep: '#12160c',
    onDeepMuted: '#37441a',
  },
} as const satisfies Theme;
