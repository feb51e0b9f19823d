import { useSearchParams } from '@landfall/shared';

/** Whether the dialog for a purchase code is open, named by the address (`?redeem=1`), where the store leads to. */
export function useRedeemParam(): [open: boolean, setOpen: (open: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const setOpen = (open: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (open) next.set('redeem', '1');
        else next.delete('redeem');
        return next;
      },
      { replace: true },
    );
  return [params.has('redeem'), setOpen];
}
