import { defineTexts, getLanguage, useLanguage, useTexts } from '@landfall/shared';
import { useCallback } from 'react';

const texts = {
  dashboard: 'Dashboard',
  pages: 'Pages',
  files: 'Files',
  forms: 'Forms',
  settings: 'Settings',
  general: 'General',
  domains: 'Domains',
  seo: 'SEO',
  brand: 'Brand',
  pixels: 'Pixels',
  webhooks: 'Webhooks',
  integrations: 'Integrations',
  soon: 'Soon',
  support: 'Support',
  roadmap: 'Roadmap',
  documentation: 'Documentation',
  home: 'Home',
  project: 'Project',
  projectNamed: (name: string) => `Project: ${name}`,
  projects: 'Projects',
  selected: 'Selected',
  addProject: 'Add project',
  accountMenu: 'Account menu',
  upgradeAccount: 'Upgrade Account',
  accountSettings: 'Account Settings',
  billing: 'Billing',
  pricing: 'Pricing',
  appearance: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  language: 'Language',
  languageDefault: 'Default',
  sessionEnded: 'Your session has ended. Please sign in again.',
  logOut: 'Log out',
  status: 'Status',
  versionLine: (version: string) => `Version ${version}`,
  skipToContent: 'Skip to content',
  toggleSidebar: 'Toggle sidebar',
  sidebar: 'Sidebar',
  closeMenu: 'Close the menu',
  mainMenu: 'Main menu',
  main: 'Main',
  breadcrumb: 'Breadcrumb',
  loading: 'Loading',
  areaFailed: (area: string) => `${area} could not be loaded`,
  areaStopped: (area: string) => `${area} stopped working`,
  areaStumbled: (area: string) => `Something went wrong in ${area}`,
  reloadArea: 'Load it again',
  areaUnreachable: 'Its server cannot be reached right now. Everything else goes on working.',
  areaInvalid: 'Its server answered with something that cannot be run. Everything else goes on working.',
  areaSlow: 'Its server takes too long to answer. Everything else goes on working.',
  areaNewer:
    'It needs a newer version of Landfall than this page has. Load the page again; if that changes nothing, whoever runs this site has to update the dashboard first.',
  areaTampered: 'Its files are not the ones that this site expects, so they were not run. Please tell whoever runs it.',
  areaIncomplete: 'What its server has does not include this screen. Everything else goes on working.',
  areaSignIn: 'Sign-in',
  areaAccount: 'Account',
  areaCheckout: 'Checkout',
  areaCreateProject: 'Create project',
  tryAgain: 'Try again',
  reload: 'Reload',
  dismiss: 'Dismiss',
  partUnreachable: 'This part could not be loaded right now.',
  partMissing: 'This part could not be loaded. A newer version of Landfall may be online: reload the page to get it.',
  partStopped: 'This part of the dashboard stopped working.',
  dashboardStopped: 'The dashboard stopped working',
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'No hemos encontrado la página que buscas. Comprueba que la URL esté bien escrita o vuelve al inicio.',
  goHome: 'Ir al inicio',
  goBack: 'Volver atrás',
  offline: 'You are offline. What was loaded stays readable; it refreshes by itself once you are back.',
  palette: 'Command palette',
  paletteOpen: 'Search and commands',
  paletteHint: 'Type a command or a project',
  paletteEmpty: 'Nothing found',
  switchTo: (name: string) => `Switch to ${name}`,
  shortcuts: 'Keyboard shortcuts',
  shortcutPalette: 'Open the command palette',
  shortcutSidebar: 'Show or hide the sidebar',
  shortcutHelp: 'Show this list',
  shortcutClose: 'Close a dialog or a menu',
};

const catalogue = defineTexts(texts, { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') });

/** The default texts, where nothing may be waited for. */
export const defaultHostTexts = catalogue.texts;

export const useHostTexts = () => useTexts(catalogue);

/** The same outside of rendering. */
export async function hostTexts() {
  const language = getLanguage();
  return language === 'default' ? catalogue.texts : catalogue.load(language);
}

export type HostTexts = typeof texts;

/** The texts that take no values. */
export type PlainText = { [K in keyof HostTexts]: HostTexts[K] extends string ? K : never }[keyof HostTexts];

/** A text of the host's own, or one that the deployment brings along, by language. */
export type Label = PlainText | { readonly default: string; readonly en?: string; readonly es?: string };

/** A function that gives labels in the chosen language; one that has no translation stays as it is. */
export function useLabels(): (label: Label) => string {
  const texts = useHostTexts();
  const language = useLanguage();
  return useCallback(
    (label) => (typeof label === 'string' ? texts[label] : (label[language] ?? label.default)),
    [texts, language],
  );
}

/** A label in the chosen language. */
export const useLabel = (label: Label): string => useLabels()(label);
