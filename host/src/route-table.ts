/** Where an area's screen stands. The host knows areas by federated name only. */
export interface ScreenRoute {
  path: string;
  remote: string;
  screen: string;
  /** What a person calls the area, for the message when it cannot be loaded. */
  area: string;
}

/** Screens inside the dashboard's layout, behind the sign-in guard. */
export const dashboardScreens: readonly ScreenRoute[] = [
  { path: '/dashboard', remote: 'mfe_projects', screen: 'home', area: 'Dashboard' },
  { path: '/dashboard/pages', remote: 'mfe_pages', screen: 'pages', area: 'Pages' },
  { path: '/dashboard/files', remote: 'mfe_files', screen: 'files', area: 'Files' },
  { path: '/dashboard/settings', remote: 'mfe_settings', screen: 'general', area: 'Settings' },
  { path: '/dashboard/settings/domain', remote: 'mfe_settings', screen: 'domains', area: 'Settings' },
  { path: '/dashboard/settings/seo', remote: 'mfe_settings', screen: 'seo', area: 'Settings' },
  { path: '/dashboard/pricing', remote: 'mfe_account', screen: 'pricing', area: 'Account' },
  { path: '/dashboard/account', remote: 'mfe_account', screen: 'account', area: 'Account' },
  { path: '/dashboard/billing', remote: 'mfe_account', screen: 'billing', area: 'Account' },
];

/** Screens for visitors without a token only. */
export const guestScreens: readonly ScreenRoute[] = [
  { path: '/login', remote: 'mfe_auth', screen: 'login', area: 'Sign-in' },
  { path: '/register', remote: 'mfe_auth', screen: 'register', area: 'Sign-in' },
];

/** Screens for anybody. */
export const publicScreens: readonly ScreenRoute[] = [
  { path: '/store/ltd', remote: 'mfe_checkout', screen: 'checkout', area: 'Checkout' },
];

/** Path prefixes, longest first, with the remote behind each, for the script that starts loading early. */
export const earlyRoutes = [...dashboardScreens, ...guestScreens, ...publicScreens]
  .map(({ path, remote }) => [path, remote] as const)
  .sort(([a], [b]) => b.length - a.length);
