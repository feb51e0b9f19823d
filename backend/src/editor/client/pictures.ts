import type { Editor } from 'grapesjs';
import { token } from './token.ts';

interface StoredFile {
  file_name: string;
  file_extension: string;
  path_parent: string;
  path_child: string;
}

const PICTURES = /^\.?(?:jpe?g|png|webp|gif|avif)$/i;

const assetOf = (file: StoredFile) => ({
  src: `/v1/files/${file.path_parent}/${file.path_child}`,
  name: file.file_name,
});

/** Uploads to the account's own files, where every upload of the dashboard is too. */
export const PICTURE_UPLOAD = {
  upload: '/v1/editor/other/upload',
  uploadName: 'file',
  multiUpload: false,
  autoAdd: false,
  embedAsBase64: false,
} as const;

/** The picture dialog offers the account's newest pictures, and takes new ones. */
export function connectPictures(editor: Editor): void {
  const { Assets } = editor;
  const headers = { accesstokenapp: token() };
  Assets.getConfig().headers = headers;
  let asked = false;
  editor.on('asset:open', async () => {
    if (asked) return;
    asked = true;
    const answer = await fetch('/v1/editor/other/files?limit=100', { headers }).catch(() => null);
    if (!answer?.ok) {
      asked = false;
      return;
    }
    const { data }: { data: StoredFile[] } = await answer.json();
    Assets.add(data.filter((file) => PICTURES.test(file.file_extension)).map(assetOf));
  });
  editor.on('asset:upload:response', (answer: { data?: StoredFile }) => {
    if (answer.data) Assets.add(assetOf(answer.data), { at: 0 });
  });
}
