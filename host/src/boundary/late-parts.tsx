import { onPendingNotice, whenFirstInput } from '@landfall/shared/host';
import { useEffect, useState } from 'react';
import { onPendingAreaError } from '../federation/error-watch.ts';
import { HostPiece, hostPiece } from './host-piece.tsx';
import { PlainNotices } from './plain-notices.tsx';

const notifications = hostPiece(async () => ({
  default: (await import('@landfall/shared/overlay')).NotificationArea,
}));

const areaErrorNotices = hostPiece(() => import('../federation/area-error-notices.tsx'));

/** Notifications, and who tells of an area's errors: no first paint has any. They come with the first cause for one. */
export function LateParts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const show = () => setWanted(true);
    const stops = [whenFirstInput(show), onPendingNotice(show), onPendingAreaError(show)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  if (!wanted) return null;
  return (
    <>
      <HostPiece of={areaErrorNotices}>{(AreaErrorNotices) => <AreaErrorNotices />}</HostPiece>
      <HostPiece of={notifications} failed={() => <PlainNotices />}>
        {(Notifications) => <Notifications />}
      </HostPiece>
    </>
  );
}
