import { configure, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactElement, Suspense } from 'react';
import { UNSAFE_createMemoryHistory, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { setRuntimeConfig } from '../config/runtime-config.ts';
import { GuardedRouter } from '../navigation/guarded-router.tsx';
import { NotificationArea } from '../overlay/notification-area.tsx';
import { type AppState, useWritableStore } from '../store/store.ts';
import { Providers } from '../ui/providers.tsx';

// Screens load parts of themselves late; on a busy machine that takes more than the default second.
configure({ asyncUtilTimeout: 5000 });

interface RenderScreenOptions {
  /** The address that the screen is opened at. */
  path?: string;
  /** Opens it at the browser's own address instead, with its own history. */
  inBrowser?: boolean;
  /** What the shell would have put into the store. */
  state?: Partial<AppState>;
  /** Entries of `config.json` that differ from the test default (no pauses, no capabilities). */
  config?: Record<string, unknown>;
  /** How often a failed read is tried again by itself; never unless said, so that a test sees its own calls alone. */
  retries?: number;
}

/** The configuration that tests run with: no pauses, no capabilities, files from an origin of their own. */
export const testConfig = (overrides: Record<string, unknown> = {}) => ({
  apiUrl: 'http://api.test',
  cdnUrl: 'http://cdn.test/',
  providerDomain: 'sites.test',
  delays: { login: 0, register: 0, createProject: 0 },
  remotes: {},
  ...overrides,
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

/**
 * Renders a screen as the host would, with a fresh cache and a fresh store.
 * The current address stands in `data-testid="address"`.
 */
export function renderScreen(
  screen: ReactElement,
  options: RenderScreenOptions = {},
): RenderResult & { user: UserEvent } {
  const { path = '/', inBrowser = false, state, config, retries = 0 } = options;
  setRuntimeConfig(testConfig(config));
  useWritableStore.setState({ ...useWritableStore.getInitialState(), ...state }, true);
  const user = userEvent.setup();
  const inMemory = () => UNSAFE_createMemoryHistory({ initialEntries: [path], v5Compat: true });
  const result = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryCount: retries }}>
      <Providers>
        <GuardedRouter createHistory={inBrowser ? undefined : inMemory}>
          <Suspense fallback={null}>{screen}</Suspense>
          <Address />
          <NotificationArea />
        </GuardedRouter>
      </Providers>
    </SWRConfig>,
  );
  return { ...result, user };
}
