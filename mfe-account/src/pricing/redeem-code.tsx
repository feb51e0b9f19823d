import { Button } from '@landfall/shared';
import { lazy, Suspense, useState } from 'react';
import { useAreaTexts } from '../texts.ts';

const RedeemDialog = lazy(() => import('./redeem-dialog.tsx'));

/** The quiet way for whoever bought a code in the store: it counts for this account as well. */
export function RedeemCode() {
  const texts = useAreaTexts();
  // A new number is a new dialog.
  const [dialog, setDialog] = useState({ open: false, number: 0 });
  return (
    <>
      <Button
        variant="ghost"
        colorPalette="gray"
        size="sm"
        alignSelf="flex-start"
        onClick={() => setDialog(({ number }) => ({ open: true, number: number + 1 }))}
      >
        {texts.haveCode}
      </Button>
      {dialog.number > 0 && (
        <Suspense fallback={null}>
          <RedeemDialog
            key={dialog.number}
            open={dialog.open}
            onClose={() => setDialog((last) => ({ ...last, open: false }))}
          />
        </Suspense>
      )}
    </>
  );
}
