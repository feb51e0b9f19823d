import { Button } from '@landfall/shared';
import { lazy, Suspense, useState } from 'react';
import { useAreaTexts } from '../texts.ts';
import { useRedeemParam } from './use-redeem-param.ts';

const RedeemDialog = lazy(() => import('./redeem-dialog.tsx'));

/** The quiet way for whoever bought a code in the store: it counts for this account as well. */
export function RedeemCode() {
  const texts = useAreaTexts();
  const [open, setOpen] = useRedeemParam();
  // A new number is a new dialog; it stays while it closes.
  const [last, setLast] = useState({ open: false, number: 0 });
  if (open !== last.open) setLast({ open, number: last.number + Number(open) });
  return (
    <>
      <Button variant="ghost" colorPalette="gray" size="sm" alignSelf="flex-start" onClick={() => setOpen(true)}>
        {texts.haveCode}
      </Button>
      {last.number > 0 && (
        <Suspense fallback={null}>
          <RedeemDialog key={last.number} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
