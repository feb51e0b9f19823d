import type { Theme } from '../theme.ts';

export const lagoon = {
  id: 'lagoon',
  label: 'Lagoon',
  type: 'modern',
  radius: 20,
  moods: ['calm', 'fresh'],
  palette: {
    background: '#fbfefd',
    surface: '#e9f5f3',
    ink: '#0d2a2c',
    muted: '#47635f',
    line: '#cfe5e1',
    primary: '#0b6763',
    onPrimary: '#ffffff',
    soft: '#d3ece8',
    accent: '#f3a770',
    accent2: '#79b8e8',
    deep: '#0c3538',
    onDeep: '#effaf8',
    onDeepMuted: '#a9d0cb',
  },
} as const satisfies Theme;
