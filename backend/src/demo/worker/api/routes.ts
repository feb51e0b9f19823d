import { accountRoutes } from '../calls/account.ts';
import { editorRoutes } from '../calls/editor.ts';
import { fileRoutes } from '../calls/files.ts';
import { healthRoutes } from '../calls/health.ts';
import { leadRoutes } from '../calls/leads.ts';
import { notificationRoutes } from '../calls/notifications.ts';
import { pageRoutes } from '../calls/pages.ts';
import { planRoutes } from '../calls/plans.ts';
import { projectRoutes } from '../calls/projects.ts';
import { searchRoutes } from '../calls/search.ts';
import { seoRoutes } from '../calls/seo.ts';
import { statsRoutes } from '../calls/stats.ts';
import { templateRoutes } from '../calls/templates.ts';
import { trashRoutes } from '../calls/trash.ts';
import { versionRoutes } from '../calls/versions.ts';
import type { Route } from './route.ts';

/** Every call that the demo answers. Of paths that fit, the first one counts. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...editorRoutes,
  ...fileRoutes,
  ...healthRoutes,
  ...leadRoutes,
  ...notificationRoutes,
  ...pageRoutes,
  ...planRoutes,
  ...projectRoutes,
  ...searchRoutes,
  ...seoRoutes,
  ...statsRoutes,
  ...templateRoutes,
  ...trashRoutes,
  ...versionRoutes,
];
