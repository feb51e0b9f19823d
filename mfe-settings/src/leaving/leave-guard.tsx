import { useNavigate } from '@landfall/shared';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { useEffect, useState } from 'react';
import { useAreaTexts } from '../texts.ts';
import { leadsAway } from './leads-away.ts';

interface LeaveGuardProps {
  /** Something typed is not saved yet. */
  active: boolean;
  /** The person gives it up. */
  onLeave: () => void;
}

/** Asks before unsaved changes are left behind: by a link, by closing the tab or by a reload. */
export function LeaveGuard({ active, onLeave }: LeaveGuardProps) {
  const texts = useAreaTexts();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<{ open: boolean; path: string }>();

  useEffect(() => {
    if (!active) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const path = leadsAway(event, window.location);
      if (!path) return;
      event.preventDefault();
      // Before the router's own handler of the link.
      event.stopPropagation();
      setAsking({ open: true, path });
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [active]);

  if (!asking) return null;
  return (
    <ConfirmDialog
      open={asking.open}
      onClose={() => setAsking({ ...asking, open: false })}
      onConfirm={() => {
        setAsking({ ...asking, open: false });
        onLeave();
        navigate(asking.path);
      }}
      title={texts.leaveTitle}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
    >
      {texts.leaveHelp}
    </ConfirmDialog>
  );
}
