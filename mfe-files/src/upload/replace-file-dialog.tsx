import { Stack, Text, useContractMessage } from '@landfall/shared';
import {
  REPLACED_BY_DOCUMENT,
  REPLACED_BY_PICTURE,
  REPLACED_BY_VIDEO,
  type StoredFile,
} from '@landfall/shared/contracts';
import { FormDialog } from '@landfall/shared/overlay';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useFileUses } from '../api/files.ts';
import { menuButtonId } from '../lib/card-ids.ts';
import { extensionOf, isDocument, isVideo } from '../lib/file-kind.ts';
import { type FilesTexts, useFilesTexts } from '../texts.ts';
import { isImage, refusalOf } from './check-file.ts';
import { DropZone } from './drop-zone.tsx';
import { ReplacementPreview } from './replacement-preview.tsx';
import { contentOf } from './send-file.ts';
import { useReplace } from './use-replace.ts';

interface ReplaceFileDialogProps {
  file: StoredFile;
  open: boolean;
  onClose: () => void;
}

/** Why this cannot take the place of a file; undefined where it can. */
function misfitOf(file: StoredFile, chosen: File): string | undefined {
  if (isDocument(file))
    return chosen.name.toLowerCase().endsWith(`.${extensionOf(file)}`) ? refusalOf(chosen) : REPLACED_BY_DOCUMENT;
  if (isVideo(file) && isImage(chosen)) return REPLACED_BY_VIDEO;
  if (!isVideo(file) && chosen.type.startsWith('video/')) return REPLACED_BY_PICTURE;
  return refusalOf(chosen);
}

function hintFor(file: StoredFile, texts: FilesTexts): string {
  const extension = extensionOf(file).toUpperCase();
  if (isDocument(file)) return texts.replaceDocumentHint(extension);
  return isVideo(file) ? texts.replaceVideoHint(extension) : texts.replaceImageHint;
}

/** Puts another content in the place of a file's, once it is clear what that changes. */
export default function ReplaceFileDialog({ file, open, onClose }: ReplaceFileDialogProps) {
  const texts = useFilesTexts();
  const contractMessage = useContractMessage();
  const [chosen, setChosen] = useState<File>();
  const [misfit, setMisfit] = useState('');
  const [isReading, setReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const refusalId = useId();
  const { mutate, isPending } = useReplace(file, onClose);
  const uses = useFileUses(file.file_id).data?.data;
  const pages = uses?.filter(({ page_id }) => page_id);

  const refuse = (reason: string) => {
    setMisfit(reason);
    input.current?.focus();
  };
  const choose = ([first]: File[]) => {
    if (!first) return;
    const reason = misfitOf(file, first);
    setChosen(reason ? undefined : first);
    if (reason) refuse(contractMessage(reason));
    else setMisfit('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return refuse(texts.replaceMissing);
    setReading(true);
    const content = await contentOf(chosen).catch(() => null);
    setReading(false);
    if (!content) return refuse(texts.replaceUnreadable);
    await mutate({ file_id: file.file_id, file: content, fileName: chosen.name });
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="md"
      title={texts.replaceTitle}
      description={texts.replaceHelp}
      onSubmit={(event) => void submit(event)}
      submitLabel={texts.replace}
      pendingLabel={texts.replacing}
      isPending={isPending || isReading}
      finalFocus={() => document.getElementById(menuButtonId(file))}
    >
      <Stack gap="4">
        <ReplacementPreview file={file} chosen={chosen} />
        {pages && (
          <Text color="fg.muted">
            {texts.replaceShown(pages.length, pages.filter(({ status }) => status === 'active').length)}
          </Text>
        )}
        <DropZone
          disabled={isPending || isReading}
          onFiles={choose}
          single={{
            input,
            label: texts.replaceChoose,
            title: texts.replaceDrop,
            hint: hintFor(file, texts),
            ...(misfit && { refusalId }),
          }}
        />
        <Text id={refusalId} role="alert" color="fg.error" hidden={!misfit}>
          {misfit}
        </Text>
      </Stack>
    </FormDialog>
  );
}
