import { getToken, hasCapability, paths, pause } from '@landfall/shared';
import {
  DataProvider,
  GuardedRouter,
  Navigate,
  OPEN_PATH,
  provideHomePanels,
  Route,
  Routes,
  settleEarly,
  withinBase,
} from '@landfall/shared/host';
import { Suspense } from 'react';
import { allDashboardScreens, STATUS_PATH } from './added-areas.ts';
import { AuthFailListener } from './auth-fail-listener.tsx';
import { hostPiece } from './boundary/host-piece.tsx';
import { LateParts } from './boundary/late-parts.tsx';
import { PieceScreen } from './boundary/piece-screen.tsx';
import { AreaHomePanels } from './federation/home-panels.tsx';
import { prepareArea } from './federation/load-area.ts';
import { RemoteScreen } from './federation/remote-screen.tsx';
import { fillStore } from './fill-store.ts';
import { GuestOnly, RequireToken } from './guards.tsx';
import { ReloadNotice } from './reload/reload-notice.tsx';
import { guestScreens, publicScreens, type ScreenRoute } from './route-table.ts';

provideHomePanels(AreaHomePanels);

/** A visitor who signs in needs none of it; who is signed in has it loaded along with the page (early.js). */
const dashboardLayout = hostPiece(async () => {
  const layout = await import(/* webpackChunkName: "shell" */ './shell/dashboard-layout.tsx');
  await layout.prepareParts();
  return layout;
});
const status = hostPiece(() => import('./status/status.tsx'));
const notFound = hostPiece(() => import('./not-found.tsx'));
const openThing = hostPiece(() => import('./things/open-thing-screen.tsx'));

/** Who is told of things gets to them. */
const opensThings = () => hasCapability('home.overview') || hasCapability('notifications');

const isThere = ({ capability }: ScreenRoute) => !capability || hasCapability(capability);

const screenRoute = ({ path, remote, screen, area }: ScreenRoute) => (
  <Route key={path} path={path} element={<RemoteScreen remote={remote} screen={screen} area={area} />} />
);

/** How long the page waits for the first screen's area and data before it shows itself without. Milliseconds. */
const PATIENCE = 200;

/**
 * Has what the address shows loaded before it is rendered: the dashboard's frame, and the screen's area and what was read
 * for it where they come in a moment. A first rendering of all is one, without what would stand in their places.
 */
export async function prepareFirst(): Promise<void> {
  const pathname = withinBase(location.pathname).replace(/\/+$/, '');
  const screens = getToken() ? allDashboardScreens() : guestScreens;
  const screen = [...screens, ...publicScreens].filter(isThere).find(({ path }) => path === pathname);
  const area = screen && prepareArea(screen.remote);
  const isInside = getToken() && pathname.startsWith(paths.dashboard);
  if (isInside) await dashboardLayout.prepare();
  await Promise.race([Promise.all([area, isInside && settleEarly()]), pause(PATIENCE)]);
  if (isInside) fillStore();
}

export function App() {
  return (
    <GuardedRouter>
      <AuthFailListener />
      {/* Begins anew with each session. */}
      <DataProvider>
        {/* A chosen translation may still be on its way. */}
        <Suspense fallback={null}>
          <Routes>
            <Route path="/" element={<Navigate to={paths.dashboard} replace />} />
            <Route element={<GuestOnly />}>{guestScreens.filter(isThere).map(screenRoute)}</Route>
            {publicScreens.filter(isThere).map(screenRoute)}
            <Route
              element={
                <RequireToken>
                  <PieceScreen of={dashboardLayout} />
                </RequireToken>
              }
            >
              {allDashboardScreens().map(screenRoute)}
              <Route path={STATUS_PATH} element={<PieceScreen of={status} />} />
              {opensThings() && <Route path={OPEN_PATH} element={<PieceScreen of={openThing} />} />}
            </Route>
            <Route path="*" element={<PieceScreen of={notFound} />} />
          </Routes>
        </Suspense>
      </DataProvider>
      <Suspense fallback={null}>
        <ReloadNotice />
      </Suspense>
      <LateParts />
    </GuardedRouter>
  );
}
