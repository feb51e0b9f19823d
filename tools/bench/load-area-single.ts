import account from '../../mfe-account/src/routes.tsx';
import auth from '../../mfe-auth/src/routes.tsx';
import checkout from '../../mfe-checkout/src/routes.tsx';
import files from '../../mfe-files/src/routes.tsx';
import pages from '../../mfe-pages/src/routes.tsx';
import projects from '../../mfe-projects/src/routes.tsx';
import settings from '../../mfe-settings/src/routes.tsx';

const areas = {
  mfe_account: account,
  mfe_auth: auth,
  mfe_checkout: checkout,
  mfe_files: files,
  mfe_pages: pages,
  mfe_projects: projects,
  mfe_settings: settings,
};

export const registerAreas = (): void => {};

/** Nothing of one build can be loaded anew. */
export const reloadArea = (): void => {};

/** The areas are in the bundle already. */
export const loadArea = async (remote: keyof typeof areas) => areas[remote];

/** Nothing is loaded ahead. */
export const loadedArea = (): undefined => undefined;
