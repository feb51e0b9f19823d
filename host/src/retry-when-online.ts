import { loadMissingTexts } from '@landfall/shared/host';
import { retryFailedAreas } from './federation/load-area.ts';

/** Once a lost connection is back: what it kept from loading is loaded, without being asked for again. */
export function retryWhenOnline(): void {
  window.addEventListener('online', () => {
    retryFailedAreas();
    void loadMissingTexts();
  });
}
