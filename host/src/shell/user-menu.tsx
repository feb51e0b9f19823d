import { chakra, displayName, InitialsAvatar, useStore, VisuallyHidden } from '@landfall/shared';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useHostTexts } from '../texts.ts';

const UserMenuItems = lazy(() => import('./user-menu-items.tsx'));

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
  return (
    <Suspense fallback={<UserButton onClick={() => setAsked(true)} />}>
      <UserMenuItems startOpen={asked} />
    </Suspense>
  );
}
