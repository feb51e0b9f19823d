import { defineTexts, useTexts } from '@landfall/shared';

const texts = {
  title: 'Status',
  description: 'What this dashboard is made of, and how each part is doing.',
  areas: 'Areas',
  area: 'Area',
  state: 'State',
  version: 'Version',
  contract: 'Contract',
  time: 'Loaded in',
  from: 'Loaded from',
  actions: 'Actions',
  shell: 'Shell',
  idle: 'Not loaded yet',
  loading: 'Loading',
  ready: 'Ready',
  failed: 'Failed',
  load: 'Load now',
  loadArea: (area: string) => `Load ${area} now`,
  retry: 'Try again',
  retryArea: (area: string) => `Try ${area} again`,
  milliseconds: (value: number) => `${value} ms`,
  backend: 'Backend',
  backendReady: 'Ready',
  backendAway: (parts: string) => `Not ready: ${parts}`,
  backendSilent: 'No answer',
  checkAgain: 'Check again',
};

const catalogue = defineTexts(texts, { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') });

export const useStatusTexts = () => useTexts(catalogue);

export type StatusTexts = typeof texts;
