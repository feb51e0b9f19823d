import { Button, late, MenuOnDemand } from '@landfall/shared';
import { ChevronDown, Plus } from 'lucide-react';
import { newPageMark } from '../lib/menu-button.ts';
import { usePagesTexts } from '../texts.ts';

const NewPageMenu = late(() => import('./new-page-menu.tsx'));

interface NewPageButtonProps {
  disabled: boolean;
  onCreate: () => void;
  /** Absent where the deployment has no templates. */
  onTemplate?: () => void;
  /** Absent where the deployment imports no pages. */
  onImport?: () => void;
}

/** 'New Page' and its menu, whose code comes after the first input. */
export function NewPageButton({ disabled, onCreate, onTemplate, onImport }: NewPageButtonProps) {
  const texts = usePagesTexts();
  const trigger = (
    <Button {...newPageMark} size="sm" disabled={disabled}>
      <Plus aria-hidden="true" />
      {texts.newPage}
      <ChevronDown aria-hidden="true" />
    </Button>
  );
  if (disabled) return trigger;
  return (
    <MenuOnDemand trigger={trigger} prepare={NewPageMenu.prepare}>
      <NewPageMenu {...{ trigger, onCreate, onTemplate, onImport }} />
    </MenuOnDemand>
  );
}
