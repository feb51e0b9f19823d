import {
  DOCUMENT_TYPES,
  FILE_TOO_LARGE,
  FILE_TYPE_UNKNOWN,
  MAX_UPLOAD_BYTES,
  REPLACED_BY_DOCUMENT,
  REPLACED_BY_PICTURE,
  REPLACED_BY_VIDEO,
  STORED_TYPES,
  type StoredFile,
  UPLOAD_KEY_HEADER,
} from '@landfall/shared/contracts';
import {
  changeFiles,
  deleteFile,
  listFiles,
  listFileTags,
  listFileUses,
  readFile,
  renameFile,
  replaceFile,
  undoReplacing,
  uploadFile,
} from '@landfall/shared/endpoints';
import { AppError } from '../../../platform/errors.ts';
import { answer, type Route } from '../api/route.ts';
import { inBulk } from '../lists/in-bulk.ts';
import { partOf } from '../lists/part.ts';
import { holds, sorted, tagsOf, withTag } from '../lists/search.ts';
import { now } from '../moment.ts';
import { showEverywhere } from '../pages/show-file.ts';
import type { FileContent, FileRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { moveToTrash } from './trash.ts';

const ALLOWED: ReadonlySet<string> = new Set(STORED_TYPES);

const DOCUMENTS: ReadonlySet<string> = new Set(Object.values(DOCUMENT_TYPES));

const extensionOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const missing = () => new AppError('not_found', { message: 'This file does not exist.' });

function requireFile(state: State, id: string): FileRecord {
  const found = state.files.get(id);
  if (!found?.isListed) throw missing();
  return found;
}

/** Whether a browser can show it, which a file that only is called a picture cannot be. */
async function requireReadable(content: Blob): Promise<void> {
  if (!content.type.startsWith('image/')) return;
  const picture = await createImageBitmap(content).catch((cause) => {
    throw new AppError('type_not_allowed', { message: FILE_TYPE_UNKNOWN, cause });
  });
  picture.close();
}

/** What was sent, of its own: what a form holds goes with the form. @throws AppError too_large, type_not_allowed */
async function received(content: File): Promise<FileContent> {
  if (content.size > MAX_UPLOAD_BYTES) throw new AppError('too_large', { message: FILE_TOO_LARGE });
  if (!ALLOWED.has(content.type)) throw new AppError('type_not_allowed', { message: FILE_TYPE_UNKNOWN });
  await requireReadable(content);
  const file_extension = extensionOf(content.name) || (content.type.split('/')[1] ?? '');
  const own = new Blob([await content.arrayBuffer()], { type: content.type });
  const path_child = `${crypto.randomUUID()}.${file_extension}`;
  const file = { file_name: content.name.slice(0, 200), file_extension, file_size: content.size, path_child };
  return { file, type: content.type, content: own };
}

/** Keeps a file of a type that uploads may have. @throws AppError too_large, type_not_allowed */
export async function keepFile(
  state: State,
  sent: File,
  { id = crypto.randomUUID(), isListed = true }: { id?: string; isListed?: boolean } = {},
): Promise<FileRecord> {
  const { file, type, content } = await received(sent);
  const stored: StoredFile = { file_id: id, ...file, created_at: now(), path_parent: 'uploads', tags: [] };
  return state.files.put({ id, file: stored, type, content, isListed });
}

/** A file's content by its path in the store; pages show what is in the trash until it goes for good. */
export function fileAt(state: State, path: string): FileContent | undefined {
  const trashed = state.trash.all().flatMap(({ row }) => ('file' in row ? [row] : []));
  for (const row of [...state.files.all(), ...trashed]) {
    const found = [row, ...(row.earlier ?? [])].find(
      ({ file }) => `${row.file.path_parent}/${file.path_child}` === path,
    );
    if (found) return found;
  }
}

/** Pages say what a file is: a picture stays one, and anything else of its type. @throws AppError type_not_allowed */
function requireSameKind({ type }: FileRecord, content: FileContent): void {
  const isPicture = type.startsWith('image/');
  if (isPicture ? content.type.startsWith('image/') : content.type === type) return;
  const ofSameType = type.startsWith('video/') ? REPLACED_BY_VIDEO : REPLACED_BY_DOCUMENT;
  throw new AppError('type_not_allowed', { message: isPicture ? REPLACED_BY_PICTURE : ofSameType });
}

const isSameContent = async (one: Blob, other: Blob): Promise<boolean> => {
  if (one.size !== other.size) return false;
  const [bytes, others] = [new Uint8Array(await one.arrayBuffer()), new Uint8Array(await other.arrayBuffer())];
  return bytes.every((byte, at) => byte === others[at]);
};

/** The name of a file as somebody calls it, for a content of another type. */
const namedFor = ({ file: { file_name, file_extension } }: FileRecord, extension: string): string =>
  extension === file_extension ? file_name : file_name.replace(/(?:\.[a-z0-9]{1,5})?$/i, `.${extension}`);

/** Gives a file another content, and has all pages show it. */
async function writeContent(state: State, row: FileRecord, { file, type, content }: FileContent) {
  const before = [pick(row), ...(row.earlier ?? [])].filter((held) => held.file.path_child !== file.path_child);
  const named = { ...file, file_name: namedFor(row, file.file_extension) };
  const changed = state.files.change(row, { type, content, file: { ...row.file, ...named }, earlier: before });
  const pages = await showEverywhere(state, changed);
  return { data: changed.file, pages, done: true };
}

const pick = ({ file, type, content }: FileContent): FileContent => {
  const { file_name, file_extension, file_size, path_child } = file;
  return { file: { file_name, file_extension, file_size, path_child }, type, content };
};

const orderOf = ({ file }: FileRecord, name: string): string | number =>
  name === 'name' ? file.file_name : name === 'size' ? (file.file_size ?? 0) : file.created_at;

/** Every file of the library, newest first. */
export const libraryOf = (state: State): FileRecord[] =>
  sorted(
    state.files.all().filter(({ isListed }) => isListed),
    '-created_at',
    orderOf,
  );

const update = (state: State, row: FileRecord, parts: Partial<StoredFile>): StoredFile =>
  state.files.change(row, { file: { ...row.file, ...parts } }).file;

export const fileRoutes: readonly Route[] = [
  answer(listFileTags, ({ state }) => ({ data: tagsOf(libraryOf(state).map(({ file }) => file)) })),
  answer(listFiles, ({ state, query }) => {
    const { q, kind, tag, sort = '-created_at' } = query;
    const found = libraryOf(state).filter(
      ({ file, type }) =>
        holds([file.file_name, ...(file.tags ?? [])], q) &&
        (!kind || (kind === 'document' ? DOCUMENTS.has(type) : type.startsWith(kind))) &&
        (!tag || file.tags?.includes(tag)),
    );
    return partOf(sorted(found, sort, orderOf), query, ({ file }) => file);
  }),
  answer(uploadFile, async ({ state, file, headers }) => {
    if (!file) throw new AppError('malformed');
    // Sent again because its answer got lost, it finds what it made the first time.
    const id = headers.get(UPLOAD_KEY_HEADER) ?? undefined;
    const known = id && state.files.get(id);
    return { data: (known || (await keepFile(state, file, { ...(id && { id }) }))).file };
  }),
  answer(changeFiles, ({ state, body }) =>
    inBulk(body.ids, (id) => {
      const row = requireFile(state, id);
      if (body.action === 'delete') return moveToTrash(state, 'file', row);
      return update(state, row, { tags: withTag(row.file.tags ?? [], body.tag, body.action) });
    }),
  ),
  answer(readFile, ({ state, params }) => ({ data: requireFile(state, params.file_id).file })),
  answer(renameFile, ({ state, params, body }) => ({
    data: update(state, requireFile(state, params.file_id), { file_name: body.file_name }),
  })),
  answer(replaceFile, async ({ state, params, file: sent }) => {
    const row = requireFile(state, params.file_id);
    if (!sent) throw new AppError('malformed');
    const content = await received(sent);
    requireSameKind(row, content);
    if (await isSameContent(row.content, content.content)) return { data: row.file, pages: 0, done: true };
    return writeContent(state, row, content);
  }),
  answer(undoReplacing, async ({ state, params, body: { path_child: taken, previous_path_child: previous } }) => {
    const row = requireFile(state, params.file_id);
    const [before] = row.earlier ?? [];
    if (row.file.path_child === previous && before?.file.path_child === taken)
      return { data: row.file, pages: 0, done: true };
    if (row.file.path_child !== taken || before?.file.path_child !== previous)
      throw new AppError('conflict', {
        message: 'This file was replaced somewhere else a moment ago. Please look at it again.',
      });
    return writeContent(state, row, before);
  }),
  answer(listFileUses, ({ state, params }) => {
    const { file } = requireFile(state, params.file_id);
    const pages = state.pages.all().filter(({ contents }) => contents.html.includes(`/${file.path_child}`));
    return {
      data: pages.map(({ id, projectId, title, status }) => ({
        ...{ project_id: projectId, project_name: state.projects.get(projectId)?.name ?? '' },
        ...{ page_id: id, title, status },
      })),
    };
  }),
  answer(deleteFile, ({ state, params }) => {
    moveToTrash(state, 'file', requireFile(state, params.file_id));
    return { message: '' };
  }),
];
