import type { Theme } from '../theme.ts';

export const midnight = {
  id: 'midnight',
  label: 'Midnight',
  type: 'technical',
  radius: 14,
  moods: ['tech', 'bold'],
  palette: {
    background: '#0b1020',
    surface: '#141b31',
    ink: '#eef1ff',
    muted: '#a9b2d3',
    line: '#263055',
    primary: '#9db0ff',
    onPrimary: '#0b1020',
    soft: '#1d2850',
    accent: '#5eead4',
    accent2: '#f472b6',
    deep: '#161f42',
    onDeep: '#f4f6ff',
    onDeepMuted: '#b9c2e6',
  },
} as const satisfies Theme;
