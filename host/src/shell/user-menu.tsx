import { useMenuOnDemand } from '@landfall/shared/host';
import { HostPiece, hostPiece } from '../boundary/host-piece.tsx';
import { notifyFailure } from '../boundary/overlay-piece.tsx';
import { UserButton } from './user-button.tsx';

const userMenuItems = hostPiece(() => import('./user-menu-items.tsx'));

/** The user menu; the code of what it opens comes when it is pointed at or pressed. */
export function UserMenu() {
  const { asked, ask, button } = useMenuOnDemand(userMenuItems.prepare);
  const openAgain = (retry: () => void) => {
    ask();
    retry();
  };
  const trigger = <UserButton {...button} />;
  if (!asked) return trigger;
  return (
    <HostPiece
      of={userMenuItems}
      waiting={trigger}
      failed={(retry) => <UserButton {...button} onClick={() => openAgain(retry)} />}
      onFailed={notifyFailure}
    >
      {(UserMenuItems) => <UserMenuItems startOpen />}
    </HostPiece>
  );
}
