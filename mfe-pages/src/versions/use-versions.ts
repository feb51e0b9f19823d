import { notify } from '@landfall/shared';
import { useState } from 'react';
import { useRestoreVersion, useVersionList } from '../api/versions.ts';
import { usePagesTexts } from '../texts.ts';

/** A page's versions, and which ten of them are shown. */
export function useVersions(projectId: string, pageId: string) {
  const [page, setPage] = useState(1);
  return { ...useVersionList(projectId, pageId, page), page, setPage };
}

/** Brings a version back and says so. Returns whether it worked. */
export function useRestore(projectId: string, pageId: string) {
  const texts = usePagesTexts();
  const { mutate, isPending } = useRestoreVersion(projectId, pageId, {
    onSuccess: (_response, { number }) => notify.success(texts.restored(number)),
    failure: texts.restoreFailed,
  });
  return { restore: mutate, pending: isPending };
}
