/** Signs that the set of icons has not, drawn as its own are: 24 by 24, with strokes. */
export const OWN_GLYPHS = {
  fries:
    '<path d="M5 11q7 4 14 0l-1.5 9.2a1 1 0 0 1-1 .8H7.5a1 1 0 0 1-1-.8z"/><path d="M7 12 6 5h3l.7 7"/><path d="M10 8V2.5h3.5v5.5"/><path d="m14 12 .7-7h3.3l-1 7"/>',
  horseshoe:
    '<path d="M4.5 3h3.2c-.9 2.2-1.4 4.3-1.2 6.5a5.5 5.5 0 0 0 11 0c.2-2.2-.3-4.3-1.2-6.5h3.2c1 3 1.4 5.6 1 8.3a8.6 8.6 0 0 1-17 0c-.4-2.7 0-5.3 1-8.3z"/><path d="M5.4 14h.01"/><path d="M18.6 14h.01"/><path d="M8.2 17.3h.01"/><path d="M15.8 17.3h.01"/><path d="M12 18.4h.01"/>',
  surfboard:
    '<path transform="rotate(38 12 12)" d="M12 1c3 3 4.3 7 4.3 11 0 4.2-1.4 8-4.3 11-2.9-3-4.3-6.8-4.3-11 0-4 1.3-8 4.3-11zM12 5v14"/>',
  violin:
    '<g transform="rotate(42 12 12)"><path d="M12 9.5c-2 0-3.4 1.1-3.4 2.7 0 1 .7 1.5.7 2.3 0 .9-1.8 1.4-1.8 3.8 0 2.7 1.9 4.7 4.5 4.7s4.5-2 4.5-4.7c0-2.4-1.8-2.9-1.8-3.8 0-.8.7-1.3.7-2.3 0-1.6-1.4-2.7-3.4-2.7z"/><path d="M12 18V1"/><path d="M10.3 18.5h3.4"/><path d="M10.3 2.5h3.4"/><path d="M10.3 5h3.4"/></g>',
} as const;
