import { editorPath, getRuntimeConfig } from '@landfall/shared';

/** Where the area's screen stands. */
export const addresses = { analytics: '/dashboard/analytics' } as const;

/** The visual editor of a page: a web page of the backend. */
export const editorAddress = (projectId: string, pageId: string): string =>
  getRuntimeConfig().apiUrl + editorPath(projectId, pageId);
