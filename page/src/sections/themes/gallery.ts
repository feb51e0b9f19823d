import type { Theme } from '../theme.ts';

export const gallery = {
  id: 'gallery',
  label: 'Gallery',
  type: 'editorial',
  radius: 0,
  moods: ['elegant', 'bold'],
  palette: {
    background: '#f7f5f0',
    surface: '#edeae2',
    ink: '#161513',
    muted: '#57534b',
    line: '#d8d3c7',
    primary: '#1c1b19',
    onPrimary: '#faf8f3',
    soft: '#e2ddd0',
    accent: '#ff5a2a',
    accent2: '#3a5bd9',
    deep: '#191815',
    onDeep: '#f7f4ec',
    onDeepMuted: '#bdb7aa',
  },
} as const satisfies Theme;
