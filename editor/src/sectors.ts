import type { StyleManagerConfig } from 'grapesjs';
import { say } from './texts.ts';

/** What the Style panel offers for the selected element. */
export const sectors = (): NonNullable<StyleManagerConfig['sectors']> => [
  {
    name: say('sectorText'),
    open: true,
    properties: [
      'color',
      // Letters of no size are gone, and with them the way to select them.
      { extend: 'font-size', property: 'font-size', min: 1, max: 500 },
      'font-weight',
      // In heights of the letters first: that is how it is given, and what it grows with.
      { extend: 'line-height', property: 'line-height', units: ['', 'px', 'em', '%'], step: 0.1, min: 0.5 },
      'letter-spacing',
      'text-align',
    ] as (string | object)[],
  },
  { name: say('sectorBackground'), open: true, properties: ['background-color'] },
  {
    name: say('sectorSpacing'),
    open: false,
    // Side by side: written as one, the sides that nobody gave would become nothing.
    properties: [
      { extend: 'padding', property: 'padding', detached: true },
      { extend: 'margin', property: 'margin', detached: true },
    ],
  },
  { name: say('sectorSize'), open: false, properties: ['width', 'max-width', 'height', 'min-height'] },
  { name: say('sectorBorder'), open: false, properties: ['border-radius', 'border', 'opacity'] },
];
