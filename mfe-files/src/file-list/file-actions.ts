import type { StoredFile } from '@landfall/shared/contracts';

type Action = (file: StoredFile) => void;

/** What can be done with a file beside looking at it and deleting it, where lists answer. */
export interface FileActions {
  rename: Action;
  tags: Action;
  uses: Action;
  /** Left out where the backend replaces nothing. */
  replace?: Action;
}
