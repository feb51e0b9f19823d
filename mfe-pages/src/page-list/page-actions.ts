import type { Page } from '@landfall/shared/contracts';

type Action = (page: Page) => void;

/** What a row does with its page. Those that the deployment's backend does not offer are absent. */
export interface PageActions {
  info: Action;
  remove: Action;
  settings?: Action;
  /** Active becomes inactive and the other way round. */
  switchStatus?: Action;
  duplicate?: Action;
  versions?: Action;
  leads?: Action;
  tags?: Action;
}
