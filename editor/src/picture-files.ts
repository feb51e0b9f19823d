import { type Answer, headers } from './calls.ts';
import { compressPicture } from './compress-picture.ts';
import { isOffered } from './offered.ts';
import { say } from './texts.ts';

interface StoredFile {
  file_id: string;
  file_name: string;
  file_extension: string;
  path_parent: string;
  path_child: string;
}

/** A picture or a video of the account. */
export interface StoredMedia {
  id: string;
  name: string;
  src: string;
}

/** What one upload may weigh, in bytes; the server's own limit. */
const MAX_BYTES = 15 * 1024 * 1024;

const PICTURES = /^\.?(?:jpe?g|png|webp|gif|avif)$/i;

const mediaOf = (file: StoredFile): StoredMedia => ({
  id: file.file_id,
  src: `/v1/files/${file.path_parent}/${file.path_child}`,
  name: file.file_name,
});

/** One part of the account's own pictures, newest first, or of those that hold `words`; null where they could not be read. */
export async function readPictures(
  page: number,
  words = '',
): Promise<{ pictures: StoredMedia[]; isLast: boolean } | null> {
  const query = new URLSearchParams({ limit: '60', page: String(page), ...(words && { q: words, kind: 'image' }) });
  const answer = await fetch(`/v1/editor/other/files?${query}`, { headers: headers() }).catch(() => null);
  if (!answer?.ok) return null;
  const { data, total_pages }: { data: StoredFile[]; total_pages: number } = await answer.json();
  const pictures = data.filter((file) => PICTURES.test(file.file_extension)).map(mediaOf);
  return { pictures, isLast: page >= total_pages };
}

/** Videos that browsers play. */
const FILMS = /^\.?(?:mp4|webm)$/i;

/** The newest of the account's files of a kind, or of those that hold what was looked for. */
export interface NewestFiles {
  files: StoredMedia[];
  /** There are no others. */
  isAll: boolean;
}

/** The newest files of one kind, or of all, that hold `words`; null where they could not be read. */
async function readNewest(kind: 'document' | 'video' | '', words: string) {
  const query = new URLSearchParams({ limit: '60', page: '1', ...(kind && { kind }), ...(words && { q: words }) });
  const answer = await fetch(`/v1/editor/other/files?${query}`, { headers: headers() }).catch(() => null);
  if (!answer?.ok) return null;
  const { data, total_pages }: { data: StoredFile[]; total_pages: number } = await answer.json();
  return { data, isAll: total_pages <= 1 };
}

/** The account's newest videos, or those that hold `words`; null where they could not be read. */
export async function readFilms(words: string): Promise<NewestFiles | null> {
  const newest = await readNewest('video', words);
  if (!newest) return null;
  const { data, isAll } = newest;
  return { files: data.filter((file) => FILMS.test(file.file_extension)).map(mediaOf), isAll };
}

/**
 * Uploads a picture to the account's own files, where every upload of the dashboard is too.
 * @throws Error with a message for the person
 */
export async function uploadPicture(file: File, onPercent: (percent: number) => void): Promise<StoredMedia> {
  if (file.size > MAX_BYTES) throw new Error(say('tooLarge'));
  if (file.type && !file.type.startsWith('image/')) throw new Error(say('noPicture'));
  return upload(await compressPicture(file), file.name, onPercent);
}

/**
 * Uploads a video to the account's own files.
 * @throws Error with a message for the person
 */
export async function uploadFilm(file: File, onPercent: (percent: number) => void): Promise<StoredMedia> {
  if (file.size > MAX_BYTES) throw new Error(say('tooLarge'));
  if (!/^video\/(?:mp4|webm)$/.test(file.type)) throw new Error(say('noFilm'));
  return upload(file, file.name, onPercent);
}

/** What a form can deliver: the account's newest documents, then what else is new, or of both what holds `words`; null where they could not be read. */
export async function readDeliverable(words: string): Promise<NewestFiles | null> {
  const [documents, all] = await Promise.all([
    isOffered('uploads.documents').then((isThere) =>
      isThere ? readNewest('document', words) : { data: [], isAll: true },
    ),
    readNewest('', words),
  ]);
  if (!documents || !all) return null;
  const known = new Set(documents.data.map(({ file_id }) => file_id));
  const others = all.data.filter(({ file_id }) => !known.has(file_id));
  return { files: [...documents.data, ...others].map(mediaOf), isAll: all.isAll };
}

/**
 * Uploads any file to the account's own: the server says what it takes.
 * @throws Error with a message for the person
 */
export async function uploadDeliverable(file: File, onPercent: (percent: number) => void): Promise<StoredMedia> {
  if (file.size > MAX_BYTES) throw new Error(say('tooLarge'));
  return upload(file, file.name, onPercent);
}

async function upload(file: Blob, name: string, onPercent: (percent: number) => void): Promise<StoredMedia> {
  const form = new FormData();
  form.set('file', file, name);
  // fetch tells nothing of how far an upload is.
  const request = new XMLHttpRequest();
  request.open('POST', '/v1/editor/other/upload');
  for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value);
  request.responseType = 'json';
  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onPercent(Math.round((100 * loaded) / total)));
    request.addEventListener('load', () => {
      const said: (Partial<Answer> & { data?: StoredFile }) | null = request.response;
      if (request.status === 201 && said?.data) resolve(mediaOf(said.data));
      else reject(new Error(said?.message ?? say('uploadFailed')));
    });
    for (const event of ['error', 'abort', 'timeout'])
      request.addEventListener(event, () => reject(new Error(say('uploadFailed'))));
    request.send(form);
  });
}
