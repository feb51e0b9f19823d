import { hasCapability } from '@landfall/shared';
import { useEffect } from 'react';
import { isProcessing } from './queue.ts';
import { uploads } from './upload-queue.ts';

/** One that closes is in the document until it has faded out. */
const OPEN_DIALOG = ':is([role="dialog"], [role="alertdialog"]):not([data-state="closed"])';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Files that are dropped beside the drop zone, or where there is none, must not replace the page: they are taken all the
 * same, unless something else is asked just then or an upload is under way.
 */
export function useDropAnywhere(onTaken: () => void): void {
  useEffect(() => {
    const keepPage = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const take = (event: DragEvent) => {
      const isTaken = event.defaultPrevented;
      keepPage(event);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (isTaken || files.length === 0 || !hasCapability('uploads.modern')) return;
      if (document.querySelector(OPEN_DIALOG) || isProcessing(uploads.getItems())) return;
      uploads.add(files);
      onTaken();
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', take);
    };
  }, [onTaken]);
}
