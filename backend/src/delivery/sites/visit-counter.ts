import type { IncomingMessage } from 'node:http';
import type { Route } from '../routes/route.ts';

/** What counts the visits of published pages. Pages never wait for it. */
export interface VisitCounter {
  /** A page was answered to a GET, with its document or that nothing has changed. `variant` is an experiment's letter. */
  count: (route: Pick<Route, 'siteId' | 'pageId' | 'hasForm'>, request: IncomingMessage, variant?: string) => void;
  /** Keeps what is counted so far, and ends. */
  close: () => Promise<void>;
}
