// First: what follows asks for shared modules.
import './federation/keep-shared.ts';
import { applyLanguage, followSystemColorMode, Providers, watchFirstInput } from '@landfall/shared/host';
import { createRoot } from 'react-dom/client';
import { App, prepareFirst } from './app.tsx';
import { boot } from './boot.ts';
import { showBootFailure } from './boot-failed.ts';
import { RootBoundary } from './boundary/root-boundary.tsx';
import { watchErrors } from './federation/error-watch.ts';
import { prefetchFacades } from './federation/facades.ts';
import { watchTyping } from './reload/typing.ts';
import { retryWhenOnline } from './retry-when-online.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

boot().then(
  async () => {
    watchErrors();
    watchTyping();
    watchFirstInput();
    retryWhenOnline();
    followSystemColorMode();
    applyLanguage();
    await prepareFirst();
    createRoot(root).render(
      <RootBoundary>
        <Providers>
          <App />
        </Providers>
      </RootBoundary>,
    );
    prefetchFacades();
  },
  (error: Error) => showBootFailure(root, error),
);
