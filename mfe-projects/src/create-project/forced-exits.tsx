import { Button, confirmNavigation, Flex, Link, logOut, paths, useLocation, useStore } from '@landfall/shared';
import { useEffect } from 'react';
import { useProjectsTexts } from '../texts.ts';

/** The screens that need no project. */
const ACCOUNT_SCREENS: readonly string[] = [paths.account, paths.billing, paths.pricing];

/** The forced dialog waits while the person sees to the account, and comes back on any other screen. */
export function useReturnFromAccount(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // By the address alone: when the dialog is postponed, the way to the account has only begun.
    const { createDialog, openCreateDialog } = useStore.getState();
    if (createDialog === 'postponed' && !ACCOUNT_SCREENS.includes(pathname)) openCreateDialog();
  }, [pathname]);
}

/** Whoever makes no project now can still reach the account (invoices, data, deletion) and sign out. */
export function ForcedExits({ disabled }: { disabled: boolean }) {
  const texts = useProjectsTexts();
  const postpone = useStore((state) => state.postponeCreateDialog);
  const look = { variant: 'ghost', size: 'xs', colorPalette: 'gray', color: 'fg.muted' } as const;
  return (
    <Flex wrap="wrap" gap="1" ms="-2" me="auto">
      <Button asChild {...look}>
        <Link to={paths.account} onClick={postpone}>
          {texts.accountSettings}
        </Link>
      </Button>
      <Button {...look} disabled={disabled} onClick={() => confirmNavigation(() => void logOut())}>
        {texts.logOut}
      </Button>
    </Flex>
  );
}
