import {
  applyLanguage,
  followSystemColorMode,
  GuardedRouter,
  Providers,
  RefreshOnLanguageChange,
  setRuntimeConfig,
} from '@landfall/shared/host';
import { createRoot } from 'react-dom/client';
import { Checkout } from '../screens/checkout.tsx';
import { showStartFailure } from './start-failure.ts';

declare global {
  interface Window {
    /** config.json, on its way since before this bundle arrived (early.js). */
    __CONFIG__?: Promise<unknown>;
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

/** The checkout as a page of its own: no host, no federation, everything inside. */
Promise.resolve(window.__CONFIG__ ?? Promise.reject(new Error('The page has no early script.')))
  .then((config) => {
    setRuntimeConfig(config);
    applyLanguage();
    followSystemColorMode();
    createRoot(root).render(
      <Providers>
        <RefreshOnLanguageChange />
        <GuardedRouter>
          <Checkout />
        </GuardedRouter>
      </Providers>,
    );
  })
  .catch((error: Error) => showStartFailure(root, error));
