import { getRuntimeConfig, Link } from '@landfall/shared';
import type { ReactNode } from 'react';

interface DashboardLinkProps {
  /** A path of the dashboard. */
  to: string;
  children: ReactNode;
}

/** A way to the dashboard, which may be on another origin than this page. */
export function DashboardLink({ to, children, ...looks }: DashboardLinkProps) {
  const { dashboardUrl } = getRuntimeConfig();
  return dashboardUrl ? (
    <a {...looks} href={dashboardUrl + to}>
      {children}
    </a>
  ) : (
    <Link {...looks} to={to}>
      {children}
    </Link>
  );
}
