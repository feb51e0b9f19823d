/** The addresses of screens, on the host's origin. */
export const paths = {
  dashboard: '/dashboard',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  pages: '/dashboard/pages',
  files: '/dashboard/files',
  settings: '/dashboard/settings',
  domains: '/dashboard/settings/domain',
  seo: '/dashboard/settings/seo',
  brand: '/dashboard/settings/brand',
  pricing: '/dashboard/pricing',
  account: '/dashboard/account',
  billing: '/dashboard/billing',
  checkout: '/store/ltd',
} as const;

const part = encodeURIComponent;

/** The visual editor: a web page of the backend. */
export const editorPath = (projectId: string, pageId: string): string =>
  `/v1/editor/project/${part(projectId)}/page/${part(pageId)}/edit`;

/**
 * The paths of calls, as areas of the release before this one name them.
 * @deprecated endpoints know their paths: `@landfall/shared/endpoints`.
 */
export const calls = {
  me: '/v1/api/user/me',
  projects: '/v1/api/project/',
  project: (projectId: string) => `/v1/api/project/${part(projectId)}`,
  domains: (projectId: string) => `/v1/api/project/${part(projectId)}/domain`,
  pages: (projectId: string) => `/v1/api/project/${part(projectId)}/page`,
  page: (projectId: string, pageId: string) => `/v1/api/project/${part(projectId)}/page/${part(pageId)}`,
  brand: (projectId: string) => `/v1/api/project/${part(projectId)}/brand`,
  files: '/v1/editor/other/files',
  file: (fileId: string) => `/v1/api/project/file/${part(fileId)}`,
  plans: '/v1/api/user/plan',
} as const;
