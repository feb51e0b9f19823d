import { getToken, paths, returnPath, useLocation } from '@landfall/shared';
import { Navigate, Outlet } from '@landfall/shared/host';
import type { ReactNode } from 'react';

/** For visitors without a token; who holds one is sent on. */
export function GuestOnly() {
  const { state } = useLocation();
  return getToken() ? <Navigate to={returnPath(state)} replace /> : <Outlet />;
}

/** For whoever holds a token: its presence alone decides, the first refused call does the rest. */
export function RequireToken({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return getToken() ? children : <Navigate to={paths.login} replace state={{ from: pathname + search }} />;
}
