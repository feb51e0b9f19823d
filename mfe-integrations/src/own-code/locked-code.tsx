import { Button, Flex, Link, notify, paths, Stack, Text } from '@landfall/shared';
import type { Pixel } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { useState } from 'react';
import { useChangePixel } from '../api/pixels.ts';
import { useAreaTexts } from '../texts.ts';
import { CodeField } from './code-field.tsx';

interface LockedCodeProps {
  projectId: string;
  code: Pixel['code'];
}

/** In place of the form where the plan has no code: what is kept, how it gets back into the pages, and how it goes. */
export function LockedCode({ projectId, code }: LockedCodeProps) {
  const texts = useAreaTexts();
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useChangePixel({
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: () => {
      notify.success(texts.codeRemoved);
      setIsAsked(false);
    },
  });
  const kept = [
    [texts.codeHead, code.head],
    [texts.codeBodyEnd, code.body_end],
  ].filter(([, written]) => written !== '');
  return (
    <Stack gap="5" p="5">
      <Stack gap="3" align="flex-start">
        <Text fontSize="sm">
          {[texts.ownCodeLocked, kept.length > 0 && texts.ownCodeKept].filter(Boolean).join(' ')}
        </Text>
        <Button asChild size="sm">
          <Link to={paths.pricing}>{texts.comparePlans}</Link>
        </Button>
      </Stack>
      {kept.map(([label, written]) => (
        <CodeField key={label} label={label ?? ''} value={written} readOnly />
      ))}
      {kept.length > 0 && (
        <Flex justify="flex-end">
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setIsAsked(true)}>
            {texts.removeCode}
          </Button>
        </Flex>
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => void mutate({ params: { project_id: projectId }, body: { code: { head: '', body_end: '' } } })}
        title={texts.removeCode}
        confirmLabel={texts.removeCode}
        pending={isPending}
      >
        <Text>{texts.removeCodeHelp}</Text>
      </ConfirmDialog>
    </Stack>
  );
}
