import type { StyleManagerConfig } from 'grapesjs';
import { say } from './texts.ts';

/** What the Style panel offers for the selected element. */
export const sectors = (): NonNullable<StyleManagerConfig['sectors']> => [
  {
    name: say('sectorText'),
    open: true,
    properties: ['color', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-align'],
  },
  { name: say('sectorBackground'), open: true, properties: ['background-color'] },
  { name: say('sectorSpacing'), open: false, properties: ['padding', 'margin'] },
  { name: say('sectorSize'), open: false, properties: ['width', 'max-width', 'height', 'min-height'] },
  { name: say('sectorBorder'), open: false, properties: ['border-radius', 'border', 'opacity'] },
];
