import type { Theme } from '../theme.ts';

export const iris = {
  id: 'iris',
  label: 'Iris',
  type: 'modern',
  radius: 16,
  moods: ['tech', 'fresh', 'calm'],
  palette: {
    background: '#ffffff',
    surface: '#f5f5fd',
    ink: '#14132b',
    muted: '#55546f',
    line: '#e3e2f3',
    primary: '#4a3fd6',
    onPrimary: '#ffffff',
    soft: '#e8e6fd',
    accent: '#ff9f5a',
    accent2: '#38c6b4',
    deep: '#1a1746',
    onDeep: '#f6f5ff',
    onDeepMuted: '#bcb8ec',
  },
} as const satisfies Theme;
