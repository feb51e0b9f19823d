import { chakra, displayName, InitialsAvatar, useStore, VisuallyHidden } from '@landfall/shared';
import type { ComponentProps } from 'react';
import { useHostTexts } from '../texts.ts';

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
