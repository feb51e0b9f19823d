import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSharedTexts } from '../i18n/texts.ts';
import { blockNavigation } from '../navigation/taken-back.ts';
import { paths } from '../paths/paths.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveWarningProps {
  /** Something typed is not saved yet. */
  dirty: boolean;
  /** The person gives it up. */
  onLeave: () => void;
}

/**
 * Asks before unsaved changes are left behind, whichever way: a link, Back and Forward, another project, signing out,
 * a reload, a closed tab. A session that ended asks nothing: the form's draft outlives it.
 */
export function LeaveWarning({ dirty, onLeave }: LeaveWarningProps) {
  const texts = useSharedTexts();
  const { pathname: here } = useLocation();
  // Known at once, not with the next render: what the person agreed to must not be asked again.
  const agreed = useRef(false);
  const [pending, setPending] = useState<{ open: boolean; proceed: () => void }>();

  useEffect(() => {
    agreed.current = false;
    if (!dirty) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!agreed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    const unblock = blockNavigation({
      blocks: (pathname) => !agreed.current && pathname !== here && pathname !== paths.login,
      confirm: (proceed) => setPending({ open: true, proceed }),
    });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      unblock();
    };
  }, [dirty, here]);

  if (!pending) return null;
  const close = () => setPending({ ...pending, open: false });
  return (
    <ConfirmDialog
      open={pending.open}
      onClose={close}
      onConfirm={() => {
        agreed.current = true;
        close();
        onLeave();
        pending.proceed();
      }}
      title={texts.leaveTitle}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
    >
      {texts.leaveHelp}
    </ConfirmDialog>
  );
}
