import { Button, Stack, Text } from '@landfall/shared';
import { Modal } from '@landfall/shared/overlay';
import type { ReactNode } from 'react';
import { useAreaTexts } from '../../texts.ts';
import { CopyRow } from './copy-row.tsx';

interface ShownOnceProps {
  open: boolean;
  onClose: () => void;
  title: string;
  help: string;
  label: string;
  /** What is shown this once. */
  text: string;
  children?: ReactNode;
  finalFocus?: () => HTMLElement | null;
}

/** Shows a secret that nobody can look at again; only its button closes it, so that no stray click loses it. */
export function ShownOnce({ open, onClose, title, help, label, text, children, finalFocus }: ShownOnceProps) {
  const texts = useAreaTexts();
  return (
    <Modal
      open={open}
      title={title}
      closeOnOutside={false}
      finalFocus={finalFocus}
      footer={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <Stack gap="4">
        <Text>{help}</Text>
        <CopyRow label={label} text={text} isMain />
        {children}
      </Stack>
    </Modal>
  );
}
