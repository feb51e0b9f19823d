const areas = {
  mfe_account: () => import('../../mfe-account/src/routes.tsx'),
  mfe_auth: () => import('../../mfe-auth/src/routes.tsx'),
  mfe_checkout: () => import('../../mfe-checkout/src/routes.tsx'),
  mfe_files: () => import('../../mfe-files/src/routes.tsx'),
  mfe_pages: () => import('../../mfe-pages/src/routes.tsx'),
  mfe_projects: () => import('../../mfe-projects/src/routes.tsx'),
  mfe_settings: () => import('../../mfe-settings/src/routes.tsx'),
};

export const registerAreas = (): void => {};

/** Nothing of one build can be loaded anew. */
export const reloadArea = (): void => {};

/** Each area is a chunk of the same build. */
export const loadArea = async (remote: keyof typeof areas) => (await areas[remote]()).default;

/** Nothing is loaded ahead. */
export const loadedArea = (): undefined => undefined;
