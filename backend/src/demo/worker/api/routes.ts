import { accountRoutes } from '../calls/account.ts';
import { brandRoutes } from '../calls/brand.ts';
import { commentRoutes } from '../calls/comments.ts';
import { editorRoutes } from '../calls/editor.ts';
import { experimentRoutes } from '../calls/experiments.ts';
import { exportRoutes } from '../calls/export.ts';
import { fileRoutes } from '../calls/files.ts';
import { funnelRoutes } from '../calls/funnels.ts';
import { healthRoutes } from '../calls/health.ts';
import { importRoutes } from '../calls/imports.ts';
import { leadRoutes } from '../calls/leads.ts';
import { notificationRoutes } from '../calls/notifications.ts';
import { pageRoutes } from '../calls/pages.ts';
import { planRoutes } from '../calls/plans.ts';
import { previewRoutes } from '../calls/previews.ts';
import { projectRoutes } from '../calls/projects.ts';
import { readerRoutes } from '../calls/readers.ts';
import { redirectRoutes } from '../calls/redirects.ts';
import { searchRoutes } from '../calls/search.ts';
import { seoRoutes } from '../calls/seo.ts';
import { sharedSectionRoutes } from '../calls/shared-sections.ts';
import { siteTextRoutes } from '../calls/site-text.ts';
import { statsRoutes } from '../calls/stats.ts';
import { templateRoutes } from '../calls/templates.ts';
import { trashRoutes } from '../calls/trash.ts';
import { versionRoutes } from '../calls/versions.ts';
import type { Route } from './route.ts';

/** Every call that the demo answers. Of paths that fit, the first one counts. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...brandRoutes,
  ...commentRoutes,
  ...editorRoutes,
  ...experimentRoutes,
  ...exportRoutes,
  ...fileRoutes,
  ...funnelRoutes,
  ...healthRoutes,
  ...importRoutes,
  ...leadRoutes,
  ...notificationRoutes,
  ...pageRoutes,
  ...planRoutes,
  ...previewRoutes,
  ...projectRoutes,
  ...readerRoutes,
  ...redirectRoutes,
  ...searchRoutes,
  ...seoRoutes,
  ...sharedSectionRoutes,
  ...siteTextRoutes,
  ...statsRoutes,
  ...templateRoutes,
  ...trashRoutes,
  ...versionRoutes,
];
