import { Button, messageOf, notify } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAreaTexts } from '../texts.ts';
import { PICTURE_TYPES, uploadPicture } from './upload-picture.ts';

/** Uploads one picture and hands it over. */
export function UploadButton({ onUploaded }: { onUploaded: (file: StoredFile) => void }) {
  const texts = useAreaTexts();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const send = async (file: File) => {
    setBusy(true);
    try {
      onUploaded(await uploadPicture(file));
    } catch (error) {
      notify.error(texts.uploadFailed(file.name), messageOf(error, texts.tryAgainLater));
    } finally {
      setBusy(false);
    }
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
          if (file) void send(file);
        }}
      />
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        loading={busy}
        loadingText={texts.uploadingImage}
        onClick={() => input.current?.click()}
      >
        <Upload size={16} aria-hidden="true" />
        {texts.uploadImage}
      </Button>
    </>
  );
}
