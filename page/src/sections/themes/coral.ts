import type { Theme } from '../theme.ts';

export const coral = {
  id: 'coral',
  label: 'Coral',
  type: 'friendly',
  radius: 22,
  moods: ['playful', 'warm', 'bold'],
  palette: {
    background: '#fffaf7',
    surface: '#ffeee7',
    ink: '#2b1220',
    muted: '#6f4d59',
    line: '#f6d8cc',
    primary: '#bf2348',
    onPrimary: '#ffffff',
    soft: '#ffdcd6',
    accent: '#ffb938',
    accent2: '#5b7cfa',
    deep: '#43112a',
    onDeep: '#fff2ee',
    onDeepMuted: '#e9bcc4',
  },
} as const satisfies Theme;
