import { Button, useDialog } from '@landfall/shared';
import { UserX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ExportMenu } from '../export/export-menu.tsx';
import { useAreaTexts } from '../texts.ts';

const ErasePersonDialog = lazy(() => import('../erase/erase-person-dialog.tsx'));

/** What is done with many leads at once: a file of those that are shown, and the erasure of a person. */
export function ScreenActions({ projectId }: { projectId: string }) {
  const texts = useAreaTexts();
  const { dialog, show, close } = useDialog<'erase', null>();
  return (
    <>
      <ExportMenu projectId={projectId} />
      <Button size="sm" variant="outline" colorPalette="gray" onClick={() => show('erase', null)}>
        <UserX size={16} aria-hidden="true" />
        {texts.erasePerson}
      </Button>
      {dialog && (
        <Suspense fallback={null}>
          <ErasePersonDialog key={dialog.number} projectId={projectId} open={dialog.open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
