import type { Theme } from '../theme.ts';

export const orchard = {
  id: 'orchard',
  label: 'Orchard',
  type: 'editorial',
  radius: 18,
  moods: ['fresh', 'calm', 'warm'],
  palette: {
    background: '#f8f9f1',
    surface: '#ebefdc',
    ink: '#1d2614',
    muted: '#525d43',
    line: '#d6ddc0',
    primary: '#3f5f24',
    onPrimary: '#fbfdf4',
    soft: '#dde8c6',
    accent: '#e5b93c',
    accent2: '#d9774b',
    deep: '#1f2d17',
    onDeep: '#f4f8e8',
    onDeepMuted: '#bccaa6',
  },
} as const satisfies Theme;
