import { notify } from '@landfall/shared';
import { renameFile as renameSchema, type StoredFile } from '@landfall/shared/contracts';
import { TextField, useSchemaForm } from '@landfall/shared/form';
import { FormDialog } from '@landfall/shared/overlay';
import { useRenameFile } from '../api/files.ts';
import { menuButtonId, previewButtonId } from '../lib/card-ids.ts';
import { useFilesTexts } from '../texts.ts';

interface RenameFileDialogProps {
  file: StoredFile;
  open: boolean;
  onClose: () => void;
}

/** A file's name in the library; its address stays. */
export default function RenameFileDialog({ file, open, onClose }: RenameFileDialogProps) {
  const texts = useFilesTexts();
  const form = useSchemaForm(renameSchema, { defaultValues: { file_name: file.file_name } });
  const { mutate, isPending } = useRenameFile({
    form,
    failure: { title: texts.renameFailed },
    onSuccess: ({ data }) => {
      notify.success(texts.renamed(data.file_name));
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="md"
      title={texts.renameTitle}
      description={texts.renameHelp}
      onSubmit={form.handleSubmit((body) => mutate({ params: { file_id: file.file_id }, body }))}
      submitLabel={texts.save}
      pendingLabel={texts.saving}
      isPending={isPending}
      finalFocus={() => document.getElementById(menuButtonId(file)) ?? document.getElementById(previewButtonId(file))}
    >
      <TextField
        label={texts.name}
        data-autofocus
        autoComplete="off"
        fontSize={{ base: 'md', md: 'sm' }}
        error={form.formState.errors.file_name?.message}
        {...form.register('file_name')}
      />
    </FormDialog>
  );
}
