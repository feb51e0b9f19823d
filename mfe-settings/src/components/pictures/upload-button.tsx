import { Button, notify, useContractMessage } from '@landfall/shared';
import { FILE_TOO_LARGE, MAX_UPLOAD_BYTES, type StoredFile } from '@landfall/shared/contracts';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useUploadPicture } from '../../api/pictures.ts';
import { useAreaTexts } from '../../texts.ts';

/** Picture formats that a page can show, for the browser's file dialog. */
const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif';

/** Uploads one picture and hands it over. */
export function UploadButton({ onUploaded }: { onUploaded: (file: StoredFile) => void }) {
  const texts = useAreaTexts();
  const input = useRef<HTMLInputElement>(null);
  const say = useContractMessage();
  const { mutate, isPending } = useUploadPicture({
    onSuccess: onUploaded,
    failure: (file) => ({ title: texts.uploadFailed(file.name), reason: texts.tryAgainLater }),
  });
  const upload = (file: File) => {
    if (file.size > MAX_UPLOAD_BYTES) notify.error(texts.uploadFailed(file.name), say(FILE_TOO_LARGE));
    else void mutate(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        aria-label={texts.uploadImage}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be picked again after a failure.
          event.target.value = '';
          if (file) upload(file);
        }}
      />
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        loading={isPending}
        loadingText={texts.uploadingImage}
        onClick={() => input.current?.click()}
      >
        <Upload size={16} aria-hidden="true" />
        {texts.uploadImage}
      </Button>
    </>
  );
}
