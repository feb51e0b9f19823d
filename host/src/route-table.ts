import type { Capability } from '@landfall/shared/contracts';
import type { Label } from './texts.ts';

/** Where an area's screen stands. The host knows areas by federated name only. */
export interface ScreenRoute {
  path: string;
  remote: string;
  screen: string;
  /** What a person calls the area, for the message when it cannot be loaded. */
  area: Label;
  /** What a person calls the screen. */
  title: Label;
  /** What the deployment has to be able to do; without it the screen is not there. */
  capability?: Capability;
  /** It begins with a form: the form facade is loaded along with the page, or that of the fields alone. */
  form?: true | 'fields';
  /** Outside the dashboard, which always does: it asks the server for something as it opens. */
  calls?: true;
  /** Its area's manifest may hold what is painted before any script has run. */
  firstPaint?: true;
}

/** Screens inside the dashboard's layout, behind the sign-in guard. */
export const dashboardScreens: readonly ScreenRoute[] = [
  { path: '/dashboard', remote: 'mfe_projects', screen: 'home', area: 'dashboard', title: 'dashboard' },
  { path: '/dashboard/pages', remote: 'mfe_pages', screen: 'pages', area: 'pages', title: 'pages' },
  { path: '/dashboard/files', remote: 'mfe_files', screen: 'files', area: 'files', title: 'files' },
  {
    path: '/dashboard/settings',
    remote: 'mfe_settings',
    screen: 'general',
    area: 'settings',
    title: 'general',
    form: true,
  },
  { path: '/dashboard/settings/domain', remote: 'mfe_settings', screen: 'domains', area: 'settings', title: 'domains' },
  {
    path: '/dashboard/settings/seo',
    remote: 'mfe_settings',
    screen: 'seo',
    area: 'settings',
    title: 'seo',
    form: true,
  },
  {
    path: '/dashboard/settings/brand',
    remote: 'mfe_settings',
    screen: 'brand',
    area: 'settings',
    title: 'brand',
    capability: 'brand',
    form: true,
  },
  { path: '/dashboard/pricing', remote: 'mfe_account', screen: 'pricing', area: 'areaAccount', title: 'pricing' },
  {
    path: '/dashboard/account',
    remote: 'mfe_account',
    screen: 'account',
    area: 'areaAccount',
    title: 'accountSettings',
    form: true,
  },
  { path: '/dashboard/billing', remote: 'mfe_account', screen: 'billing', area: 'areaAccount', title: 'billing' },
];

/** Screens for visitors without a token only. */
export const guestScreens: readonly ScreenRoute[] = [
  {
    path: '/login',
    remote: 'mfe_auth',
    screen: 'login',
    area: 'areaSignIn',
    title: 'areaSignIn',
    form: 'fields',
    firstPaint: true,
  },
  { path: '/register', remote: 'mfe_auth', screen: 'register', area: 'areaSignIn', title: 'areaSignIn', form: true },
  {
    path: '/forgot-password',
    remote: 'mfe_auth',
    screen: 'forgotPassword',
    area: 'areaSignIn',
    title: 'areaSignIn',
    capability: 'password.reset',
    form: true,
  },
];

/** Screens for anybody. */
export const publicScreens: readonly ScreenRoute[] = [
  {
    path: '/confirm-email',
    remote: 'mfe_auth',
    screen: 'confirmEmail',
    area: 'areaSignIn',
    title: 'areaSignIn',
    capability: 'account.confirm',
    calls: true,
  },
  {
    path: '/undo-email',
    remote: 'mfe_auth',
    screen: 'undoEmail',
    area: 'areaSignIn',
    title: 'areaSignIn',
    capability: 'account.reauth',
    calls: true,
  },
  {
    path: '/reset-password',
    remote: 'mfe_auth',
    screen: 'resetPassword',
    area: 'areaSignIn',
    title: 'areaSignIn',
    capability: 'password.reset',
    form: true,
  },
  {
    path: '/store/ltd',
    remote: 'mfe_checkout',
    screen: 'checkout',
    area: 'areaCheckout',
    title: 'areaCheckout',
    form: 'fields',
    calls: true,
  },
];

/** Path prefixes, longest first, and what the early script has to know of each. */
export const earlyRoutes = [...dashboardScreens, ...guestScreens, ...publicScreens]
  .map(
    ({ path, remote, form = false, firstPaint = false, calls = false }) =>
      [path, remote, form, firstPaint, calls] as const,
  )
  .sort(([a], [b]) => b.length - a.length);
