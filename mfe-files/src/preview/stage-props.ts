import type { StoredFile } from '@landfall/shared/contracts';

/** What a stage shows, and how an arrow key on it leads to the files beside; absent where there are none. */
export interface StageProps {
  file: StoredFile;
  onStep?: (step: -1 | 1) => void;
}
