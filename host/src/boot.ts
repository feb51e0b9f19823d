import { setRuntimeConfig } from '@landfall/shared/host';
import './boot-window.ts';
import { setAddedAreas } from './added-areas.ts';
import { registerAreas } from './federation/load-area.ts';

/**
 * Reads the deployment's configuration and tells federation where the areas are.
 * @throws Error with what is wrong with config.json
 */
export async function boot(): Promise<void> {
  const started = window.__LANDFALL__?.config ?? Promise.reject(new Error('The page has no early script.'));
  setRuntimeConfig(await started);
  setAddedAreas();
  registerAreas();
}
