import { Button, useSearchParams } from '@landfall/shared';
import type { TrashKind } from '@landfall/shared/contracts';
import type { Endpoint } from '@landfall/shared/endpoints';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useListTexts } from './texts.ts';

const TrashDialog = lazy(() => import('./trash-dialog.tsx'));

const PARAMETER = 'trash';

interface TrashButtonProps {
  kind: TrashKind;
  projectId?: string;
  invalidates: readonly Endpoint[];
}

/** Opens the trash of a list, which has an address: `?trash=1`. */
export function TrashButton(props: TrashButtonProps) {
  const texts = useListTexts();
  const [params, setParams] = useSearchParams();
  const open = params.has(PARAMETER);
  // Once used it stays, so that it can leave with its animation.
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  const put = (isOpen: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (isOpen) next.set(PARAMETER, '1');
        else next.delete(PARAMETER);
        return next;
      },
      { replace: !isOpen },
    );
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        colorPalette="gray"
        flexShrink="0"
        aria-haspopup="dialog"
        onClick={() => put(true)}
      >
        <Trash2 size="16" aria-hidden="true" />
        {texts.trash}
      </Button>
      {used && (
        <Suspense fallback={null}>
          <TrashDialog {...props} open={open} onClose={() => put(false)} />
        </Suspense>
      )}
    </>
  );
}
