import { chakra } from '@landfall/shared';
import { Hint } from '@landfall/shared/overlay';
import type { ReactElement } from 'react';

const PENDING = 'The page is being generated, this may take a few minutes.';

/** Says what a page waits for. Reachable by keyboard. */
export default function PendingHint({ children }: { children: ReactElement }) {
  return (
    <Hint content={PENDING}>
      <chakra.button type="button" cursor="help" rounded="full" display="inline-flex" focusVisibleRing="outside">
        {children}
      </chakra.button>
    </Hint>
  );
}
