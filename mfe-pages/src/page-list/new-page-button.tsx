import { Button } from '@landfall/shared';
import { ChevronDown, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { newPageMark } from '../lib/menu-button.ts';
import { usePagesTexts } from '../texts.ts';

const NewPageMenu = lazy(() => import('./new-page-menu.tsx'));

interface NewPageButtonProps {
  disabled: boolean;
  onCreate: () => void;
  /** Absent where the deployment has no templates. */
  onTemplate?: () => void;
  /** Absent where the deployment imports no pages. */
  onImport?: () => void;
}

/** 'New Page' and its menu, whose code comes after the first paint. */
export function NewPageButton({ disabled, onCreate, onTemplate, onImport }: NewPageButtonProps) {
  const texts = usePagesTexts();
  const [asked, setAsked] = useState(false);
  const trigger = (
    <Button {...newPageMark} size="sm" disabled={disabled} onClick={() => setAsked(true)}>
      <Plus aria-hidden="true" />
      {texts.newPage}
      <ChevronDown aria-hidden="true" />
    </Button>
  );
  if (disabled) return trigger;
  return (
    <Suspense fallback={trigger}>
      <NewPageMenu startOpen={asked} {...{ trigger, onCreate, onTemplate, onImport }} />
    </Suspense>
  );
}
