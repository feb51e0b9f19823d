import { useSearchParams } from '@landfall/shared';
import { useCallback, useState } from 'react';
import { uploads } from './upload-queue.ts';

const PARAM = 'upload';

/** The address of the files screen with the upload dialog open. */
export const uploadQuery = `?${PARAM}=1`;

/** Whether the upload dialog stands open: asked for by a button, by the address, or because its queue is not empty. */
export function useUploadDialog() {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState(() => uploads.getItems().length > 0);
  const asked = params.get(PARAM) === '1';
  const open = shown || asked;
  // Once used it stays, so that it can leave with its animation.
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);

  const close = () => {
    setShown(false);
    if (!asked) return;
    setParams(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete(PARAM);
        return rest;
      },
      { replace: true },
    );
  };
  const show = useCallback(() => setShown(true), []);
  return { open, used, show, close };
}
