import { DataProvider, GuardedRouter, hasCapability, Navigate, paths, Route, Routes } from '@landfall/shared';
import { lazy, Suspense } from 'react';
import { allDashboardScreens, STATUS_PATH } from './added-areas.ts';
import { AuthFailListener } from './auth-fail-listener.tsx';
import { RemoteScreen } from './federation/remote-screen.tsx';
import { GuestOnly, RequireToken } from './guards.tsx';
import { NotFound } from './not-found.tsx';
import { guestScreens, publicScreens, type ScreenRoute } from './route-table.ts';
import { DashboardLayout } from './shell/dashboard-layout.tsx';

const Notifications = lazy(() =>
  import('@landfall/shared/overlay').then(({ NotificationArea }) => ({ default: NotificationArea })),
);

const Stumbles = lazy(() => import('./federation/stumbles.tsx'));
const Status = lazy(() => import('./status/status.tsx'));

const isThere = ({ capability }: ScreenRoute) => !capability || hasCapability(capability);

const screenRoute = ({ path, remote, screen, area }: ScreenRoute) => (
  <Route key={path} path={path} element={<RemoteScreen remote={remote} screen={screen} area={area} />} />
);

export function App() {
  return (
    <GuardedRouter>
      <DataProvider>
        <AuthFailListener />
        {/* A chosen translation may still be on its way. */}
        <Suspense fallback={null}>
          <Routes>
            <Route path="/" element={<Navigate to={paths.dashboard} replace />} />
            <Route element={<GuestOnly />}>{guestScreens.filter(isThere).map(screenRoute)}</Route>
            {publicScreens.filter(isThere).map(screenRoute)}
            <Route
              element={
                <RequireToken>
                  <DashboardLayout />
                </RequireToken>
              }
            >
              {allDashboardScreens().map(screenRoute)}
              <Route path={STATUS_PATH} element={<Status />} />
            </Route>
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
        <Suspense fallback={null}>
          <Stumbles />
          <Notifications />
        </Suspense>
      </DataProvider>
    </GuardedRouter>
  );
}
