import { chakra, displayName, InitialsAvatar, useStore, VisuallyHidden } from '@landfall/shared';
import type { ComponentProps } from 'react';
import { HostPiece, hostPiece } from '../boundary/host-piece.tsx';
import { tellFailure } from '../boundary/overlay-piece.tsx';
import { useHostTexts } from '../texts.ts';
import { useMenuOnDemand } from './menu-on-demand.ts';

const userMenuItems = hostPiece(() => import('./user-menu-items.tsx'));

const Trigger = chakra('button', {
  base: { rounded: 'full', cursor: 'pointer', focusVisibleRing: 'outside', flexShrink: '0' },
});

/** The signed-in person's picture, as a button. */
export function UserButton(props: ComponentProps<typeof Trigger>) {
  const texts = useHostTexts();
  const user = useStore((state) => state.user);
  return (
    <Trigger type="button" {...props}>
      <VisuallyHidden>{texts.accountMenu}</VisuallyHidden>
      <InitialsAvatar name={user ? displayName(user) : ''} src={user?.avatar} size="8" />
    </Trigger>
  );
}

/** The user menu; the code of what it opens comes when it is pointed at or pressed. */
export function UserMenu() {
  const { asked, openAgain, button } = useMenuOnDemand(userMenuItems);
  const trigger = <UserButton {...button} />;
  if (!asked) return trigger;
  return (
    <HostPiece
      of={userMenuItems}
      waiting={trigger}
      failed={(retry) => <UserButton {...button} onClick={() => openAgain(retry)} />}
      onFailed={tellFailure}
    >
      {(UserMenuItems) => <UserMenuItems startOpen />}
    </HostPiece>
  );
}
