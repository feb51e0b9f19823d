import { Button, Flex, IconButton, late, MenuOnDemand } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { Ellipsis, Pencil } from 'lucide-react';
import { menuButtonMark } from '../lib/menu-button.ts';
import { canEdit, editorAddress } from '../lib/page-addresses.ts';
import { usePagesTexts } from '../texts.ts';
import type { PageActions } from './page-actions.ts';

const RowMenu = late(() => import('./row-menu.tsx'));

export interface RowActionsProps {
  page: Page;
  projectId: string;
  hasDomain: boolean;
  actions: PageActions;
}

function EditLink({ page, projectId, hasDomain }: Pick<RowActionsProps, 'page' | 'projectId' | 'hasDomain'>) {
  const texts = usePagesTexts();
  const disabled = !canEdit(page, hasDomain);
  const content = (
    <>
      <Pencil aria-hidden="true" />
      {texts.edit}
    </>
  );
  const look = {
    size: 'xs',
    variant: 'outline',
    colorPalette: 'gray',
    'aria-label': texts.editPage(page.title),
  } as const;
  if (disabled)
    return (
      <Button {...look} disabled>
        {content}
      </Button>
    );
  return (
    <Button {...look} asChild>
      <a href={editorAddress(page, projectId)} target="_blank" rel="noopener">
        {content}
      </a>
    </Button>
  );
}

/** What can be done with a page: edit, and a menu. The menu's code comes after the first input. */
export function RowActions({ page, projectId, hasDomain, actions }: RowActionsProps) {
  const texts = usePagesTexts();
  const trigger = (
    <IconButton
      {...menuButtonMark(page.page_id)}
      aria-label={texts.moreActions(page.title)}
      size="xs"
      variant="ghost"
      colorPalette="gray"
    >
      <Ellipsis />
    </IconButton>
  );
  return (
    <Flex gap="1" align="center">
      <EditLink {...{ page, projectId, hasDomain }} />
      <MenuOnDemand trigger={trigger} prepare={RowMenu.prepare}>
        <RowMenu {...{ page, projectId, hasDomain, trigger, actions }} />
      </MenuOnDemand>
    </Flex>
  );
}
