import type { StyleManagerConfig } from 'grapesjs';

/** What the Style panel offers for the selected element. */
export const SECTORS: NonNullable<StyleManagerConfig['sectors']> = [
  {
    name: 'Text',
    open: true,
    properties: ['color', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-align'],
  },
  { name: 'Background', open: true, properties: ['background-color'] },
  { name: 'Spacing', open: false, properties: ['padding', 'margin'] },
  { name: 'Size', open: false, properties: ['width', 'max-width', 'height', 'min-height'] },
  { name: 'Border', open: false, properties: ['border-radius', 'border', 'opacity'] },
];
