import { Button, Stack, Text } from '@landfall/shared';
import { IMPORTED_LENGTH, type ImportedPage, importPageForm } from '@landfall/shared/contracts';
import { TextareaField, TextField, useSchemaForm } from '@landfall/shared/form';
import { Modal } from '@landfall/shared/overlay';
import { FileCode } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { editorAddress } from '../lib/page-addresses.ts';
import { LeftOutList } from './left-out-list.tsx';
import { useImportTexts } from './texts.ts';
import { useImportPage } from './use-import-page.ts';

/** Bytes of a file that is read: letters take up to four. */
const MOST_BYTES = 4 * IMPORTED_LENGTH;
const LONGEST_TITLE = 100;

const EMPTY = { html: '', title: '' };

interface ImportPageDialogProps {
  projectId: string;
  open: boolean;
  onClose: () => void;
  finalFocus?: () => HTMLElement | null;
}

/** What a document calls itself. */
const titleIn = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').title.trim().slice(0, LONGEST_TITLE);

/** A draft page out of a file, or out of HTML that is pasted; afterwards, what of it was left out. */
export default function ImportPageDialog({ projectId, open, onClose, finalFocus }: ImportPageDialogProps) {
  const texts = useImportTexts();
  const formId = useId();
  const file = useRef<HTMLInputElement>(null);
  const toEditor = useRef<HTMLAnchorElement>(null);
  const form = useSchemaForm(importPageForm, { defaultValues: EMPTY });
  const [made, setMade] = useState<ImportedPage>();
  const { mutate, isPending } = useImportPage(projectId, { form, onSuccess: setMade, failure: texts.failed });
  const { errors } = form.formState;
  // The button that had the focus is gone.
  useEffect(() => {
    if (made) toEditor.current?.focus();
  }, [made]);
  const close = () => {
    onClose();
    form.reset(EMPTY);
    setMade(undefined);
  };
  const take = (html: string) => {
    form.setValue('html', html, { shouldValidate: html !== '' });
    if (!form.getValues('title')) form.setValue('title', titleIn(html));
  };
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    if (!chosen) return;
    if (chosen.size > MOST_BYTES) form.setError('html', { message: texts.tooLarge });
    else take(await chosen.text());
    // The same file can be chosen again after a failure.
    event.target.value = '';
  };

  // One dialog for both: another one would be closed by the way back out of the first.
  return (
    <Modal
      open={open}
      onClose={isPending ? undefined : close}
      closeOnOutside={false}
      size="lg"
      title={made ? texts.imported : texts.title}
      description={made ? made.page.title : texts.help}
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isPending} onClick={close}>
            {texts.close}
          </Button>
          {made ? (
            <Button asChild>
              <a ref={toEditor} href={editorAddress(made.page, projectId)}>
                {texts.openEditor}
              </a>
            </Button>
          ) : (
            <Button type="submit" form={formId} loading={isPending} loadingText={texts.pending}>
              {texts.submit}
            </Button>
          )}
        </>
      }
    >
      {made ? (
        <LeftOutList leftOut={made.left_out} />
      ) : (
        <form
          id={formId}
          onSubmit={form.handleSubmit(async (input) => void (await mutate(input)))}
          noValidate
          autoComplete="off"
        >
          <Stack gap="4">
            <Stack direction="row" align="center" gap="3" wrap="wrap">
              <input
                ref={file}
                type="file"
                accept=".html,.htm,text/html"
                hidden
                aria-label={texts.chooseFile}
                onChange={(event) => void read(event)}
              />
              <Button variant="outline" colorPalette="gray" size="sm" onClick={() => file.current?.click()}>
                <FileCode aria-hidden="true" />
                {texts.chooseFile}
              </Button>
              <Text color="fg.muted">{texts.orPaste}</Text>
            </Stack>
            <TextareaField
              label={texts.html}
              rows={8}
              spellCheck={false}
              fontFamily="mono"
              fontSize="sm"
              error={errors.html?.message}
              required
              {...form.register('html', { onChange: (event) => take(event.target.value) })}
            />
            <TextField
              label={texts.pageTitle}
              helper={texts.titleHelp}
              error={errors.title?.message}
              required
              {...form.register('title')}
            />
          </Stack>
        </form>
      )}
    </Modal>
  );
}
