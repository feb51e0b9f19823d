import { Button, Center, fileAddress } from '@landfall/shared';
import { Download } from 'lucide-react';
import { DocumentIcon } from '../components/document-icon.tsx';
import { extensionOf } from '../lib/file-kind.ts';
import { useFilesTexts } from '../texts.ts';
import type { StageProps } from './stage-props.ts';
import { useKeyboard } from './use-keyboard.ts';

/** A document or sound, which is not shown here: it can be saved. */
export function DocumentStage({ file, onStep }: StageProps) {
  const texts = useFilesTexts();
  useKeyboard(({ key }) => {
    if (!onStep || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false;
    onStep(key === 'ArrowLeft' ? -1 : 1);
    return true;
  });
  return (
    <Center h="full" p="6" flexDirection="column" gap="6">
      <DocumentIcon extension={extensionOf(file)} size={56} />
      <Button asChild size="sm" variant="outline" colorPalette="gray">
        <a href={fileAddress(file)} download={file.file_name}>
          <Download aria-hidden="true" />
          {texts.download}
        </a>
      </Button>
    </Center>
  );
}
