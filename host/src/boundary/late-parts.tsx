import { whenNoticeWaits } from '@landfall/shared';
import { useEffect, useState } from 'react';
import { whenStumbleWaits } from '../federation/error-watch.ts';
import { whenFirstInput } from '../first-input.ts';
import { HostPiece, hostPiece } from './host-piece.tsx';
import { PlainNotices } from './plain-notices.tsx';

const notifications = hostPiece(async () => ({
  default: (await import('@landfall/shared/overlay')).NotificationArea,
}));

const stumbles = hostPiece(() => import('../federation/stumbles.tsx'));

/** Notifications, and who tells of an area's errors: no first paint has any. They come with the first cause for one. */
export function LateParts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const show = () => setWanted(true);
    const stops = [whenFirstInput(show), whenNoticeWaits(show), whenStumbleWaits(show)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  if (!wanted) return null;
  return (
    <>
      <HostPiece of={stumbles}>{(Stumbles) => <Stumbles />}</HostPiece>
      <HostPiece of={notifications} failed={() => <PlainNotices />}>
        {(Notifications) => <Notifications />}
      </HostPiece>
    </>
  );
}
