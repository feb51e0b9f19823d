import { chakra, displayName, InitialsAvatar, useStore, VisuallyHidden } from '@landfall/shared';
import { type ComponentProps, useState } from 'react';
import { HostPiece, hostPiece } from '../boundary/host-piece.tsx';
import { tellFailure } from '../boundary/overlay-piece.tsx';
import { useHostTexts } from '../texts.ts';

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

/** The user menu; what it opens comes after first paint. */
export function UserMenu() {
  // Pressed while the menu's code is still on its way: it opens once it is there.
  const [asked, setAsked] = useState(false);
  const openAgain = (retry: () => void) => {
    setAsked(true);
    retry();
  };
  return (
    <HostPiece
      of={userMenuItems}
      waiting={<UserButton onClick={() => setAsked(true)} />}
      failed={(retry) => <UserButton onClick={() => openAgain(retry)} />}
      onFailed={(error) => asked && tellFailure(error)}
    >
      {(UserMenuItems) => <UserMenuItems startOpen={asked} />}
    </HostPiece>
  );
}
