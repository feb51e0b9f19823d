import { notify } from '@landfall/shared';
import { useEffect, useSyncExternalStore } from 'react';
import { useRefreshFiles } from '../api/files.ts';
import { readFilesTexts } from '../texts.ts';
import { isProcessing } from './queue.ts';
import { uploads } from './upload-queue.ts';

/** The upload queue and what is in it. */
export function useUploadQueue() {
  const refreshFiles = useRefreshFiles();
  const items = useSyncExternalStore(uploads.subscribe, uploads.getItems);
  return { ...uploads, items, refreshFiles };
}

async function sayThatItGoesOn() {
  const left = uploads.getItems().filter((item) => isProcessing([item])).length;
  if (left === 0) return;
  const texts = await readFilesTexts();
  notify.info(texts.goesOn(left), texts.goesOnHelp);
}

/** Reads the list again whenever the queue has come to its end; says so when the screen is left before that. */
export function useUploadsOfScreen(): void {
  const refreshFiles = useRefreshFiles();
  useEffect(() => uploads.onSettled(() => void refreshFiles()), [refreshFiles]);
  useEffect(() => () => void sayThatItGoesOn(), []);
}
