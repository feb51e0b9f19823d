import { type ReactNode, useEffect, useState } from 'react';
import { AreaError } from '../area-error.ts';
import { refusalOf } from '../integrity.ts';
import { useRefusalTexts } from './texts.ts';

interface RefusalProps {
  error: Error;
  /** Said where no check has anything to say. */
  children: ReactNode;
}

/** Why a check of what was released refused an area, in the person's words. A file that did not come is looked at again. */
export function Refusal({ error, children }: RefusalProps) {
  const texts = useRefusalTexts();
  const known = error instanceof AreaError ? error.refusal : undefined;
  const [found, setFound] = useState(known);
  useEffect(() => {
    if (!known) void refusalOf(error.message).then(setFound);
  }, [known, error]);
  return found ? texts[found] : children;
}
