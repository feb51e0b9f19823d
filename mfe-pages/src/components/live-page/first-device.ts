import type { Device } from './live-page.tsx';

/** What a page is looked at on at first: on a phone as on a phone. */
export const firstDevice = (): Device => (window.matchMedia?.('(max-width: 48rem)').matches ? 'phone' : 'desktop');
