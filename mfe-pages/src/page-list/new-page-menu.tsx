import { Badge, Box } from '@landfall/shared';
import { Action, ActionMenu } from '@landfall/shared/overlay';
import { FileCode, FilePlus, LayoutTemplate } from 'lucide-react';
import type { ReactElement } from 'react';
import { usePagesTexts } from '../texts.ts';

interface NewPageMenuProps {
  trigger: ReactElement<{ id?: string }>;
  onCreate: () => void;
  /** Absent where the deployment has no templates. */
  onTemplate?: () => void;
  /** Absent where the deployment imports no pages. */
  onImport?: () => void;
}

export default function NewPageMenu({ trigger, onCreate, onTemplate, onImport }: NewPageMenuProps) {
  const texts = usePagesTexts();
  return (
    <ActionMenu startOpen trigger={trigger} minW="56">
      <Action value="create" icon={FilePlus} label={texts.createNewPage} onChoose={onCreate} />
      <Action
        value="template"
        icon={LayoutTemplate}
        label={
          <>
            <Box flex="1">{texts.template}</Box>
            {!onTemplate && <Badge size="xs">{texts.comingSoon}</Badge>}
          </>
        }
        disabled={!onTemplate}
        onChoose={onTemplate}
      />
      {onImport && <Action value="import" icon={FileCode} label={texts.importHtml} onChoose={onImport} />}
    </ActionMenu>
  );
}
