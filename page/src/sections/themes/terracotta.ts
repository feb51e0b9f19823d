import type { Theme } from '../theme.ts';

export const terracotta = {
  id: 'terracotta',
  label: 'Terracotta',
  type: 'editorial',
  radius: 6,
  moods: ['warm', 'elegant'],
  palette: {
    background: '#fdf8f1',
    surface: '#f6ecdf',
    ink: '#2a1911',
    muted: '#6b5344',
    line: '#e6d5c1',
    primary: '#9e3a1c',
    onPrimary: '#fffaf5',
    soft: '#f3dfd0',
    accent: '#e2a24b',
    accent2: '#7c8a4f',
    deep: '#2f1a12',
    onDeep: '#fdf1e4',
    onDeepMuted: '#d3b9a5',
  },
} as const satisfies Theme;
