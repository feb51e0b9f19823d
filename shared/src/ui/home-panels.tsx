import type { ComponentType } from 'react';

let Panels: ComponentType | undefined;

/** The host says what shows the panels that added areas have for the home screen: it alone can load areas. */
export function provideHomePanels(panels: ComponentType): void {
  Panels = panels;
}

/** The panels that added areas put on the home screen; nothing where there are none. */
export const HomePanels = () => (Panels ? <Panels /> : null);
