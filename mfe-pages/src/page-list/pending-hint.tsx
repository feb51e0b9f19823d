import { chakra } from '@landfall/shared';
import { Hint } from '@landfall/shared/overlay';
import type { ReactElement } from 'react';
import { usePagesTexts } from '../texts.ts';

/** Says what a page waits for. Reachable by keyboard. */
export default function PendingHint({ children }: { children: ReactElement }) {
  const texts = usePagesTexts();
  return (
    <Hint content={texts.pendingHint}>
      <chakra.button type="button" cursor="help" rounded="full" display="inline-flex" focusVisibleRing="outside">
        {children}
      </chakra.button>
    </Hint>
  );
}
