import * as v from 'valibot';
import { bulkIds, listQuery, tag } from './list-query.ts';
import { message } from './message.ts';
import { dataOf, epochSeconds, id, pagedOf, text } from './wire.ts';

/** 15 MiB: exactly this many bytes pass, one more is refused. */
export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024;

/** What an upload may contain; the backend decides by content, never by name. */
export const UPLOAD_TYPES = [
  'image/jpeg',
  'image/png',
  'video/mp4',
  'video/webm',
  'video/quicktime',
  'video/x-msvideo',
] as const;

/** With the capability `uploads.modern`. */
export const MODERN_UPLOAD_TYPES = [...UPLOAD_TYPES, 'image/gif', 'image/webp'] as const;

/** With the capability `uploads.documents`, by the extensions that they are stored with. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  mp3: 'audio/mpeg',
} as const;

/** Everything that a backend of ours stores. */
export const STORED_TYPES = [...MODERN_UPLOAD_TYPES, ...Object.values(DOCUMENT_TYPES)] as const;
export type StoredType = (typeof STORED_TYPES)[number];

/** Names one upload, however often it is sent: with the capability `uploads.once` it is stored once. */
export const UPLOAD_KEY_HEADER = 'idempotency-key';

export const FILE_TYPE_REFUSED = message(
  'file_type_refused',
  'File type not supported. Only images and videos are allowed.',
);
/** Where documents are accepted, too. */
export const FILE_TYPE_UNKNOWN = message(
  'file_type_unknown',
  'File type not supported. Only images, videos, MP3 audio, and PDF, EPUB and Office documents are allowed.',
);
export const FILE_TOO_LARGE = message('file_too_large', 'File size exceeds {max}MB limit.', { max: 15 });

/** A picture in small, cut to 4:3. */
const thumbnail = v.object({
  /** Pixels. */
  width: v.number(),
  /** Below the CDN's base address. */
  path: v.string(),
});

export const storedFile = v.object({
  file_id: id,
  file_name: v.string(),
  file_extension: text,
  file_size: v.nullish(v.number(), 0),
  created_at: epochSeconds,
  path_parent: text,
  path_child: text,
  /** Left out where there are none; the file itself is shown then. */
  thumbnails: v.optional(v.array(thumbnail)),
  /** Who made it, and where it comes from, for what was taken over from a picture service. */
  credit: v.optional(v.string()),
  credit_url: v.optional(v.string()),
  /** Left out by a backend without tags. */
  tags: v.optional(v.array(v.string())),
});
export type StoredFile = v.InferOutput<typeof storedFile>;

export const fileList = pagedOf(storedFile);
export type FileList = v.InferOutput<typeof fileList>;

export const fileSorts = ['-created_at', 'created_at', 'name', '-name', '-size', 'size'] as const;
export const fileKind = v.picklist(['image', 'video', 'document']);

/** GET /v1/editor/other/files: newest first unless `sort` says otherwise; `-` stands for the reverse. */
export const fileListQuery = v.object({
  ...listQuery.entries,
  sort: v.optional(v.picklist(fileSorts)),
  kind: v.optional(fileKind),
  tag: v.optional(v.string()),
});
export type FileListQuery = v.InferOutput<typeof fileListQuery>;

/** POST /v1/api/project/file/bulk */
export const bulkFiles = v.variant('action', [
  v.object({ action: v.literal('delete'), ids: bulkIds }),
  v.object({ action: v.picklist(['tag', 'untag']), ids: bulkIds, tag }),
]);
export type BulkFiles = v.InferOutput<typeof bulkFiles>;

/** PUT /v1/api/project/file/{id}: its name in the library; its address stays. */
export const renameFile = v.object({
  file_name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('file_name_missing', 'Enter a name')),
    v.maxLength(200, message('file_name_too_long', 'A name cannot exceed {max} characters', { max: 200 })),
  ),
});

export const REPLACED_BY_PICTURE = message(
  'file_replace_picture',
  'Choose an image: only an image can take the place of an image.',
);
export const REPLACED_BY_VIDEO = message(
  'file_replace_video',
  'Choose a video of the same type as the one that is replaced.',
);
export const REPLACED_BY_DOCUMENT = message(
  'file_replace_document',
  'Choose a file of the same type as the one that is replaced.',
);
export const REPLACED_HAS_AUTHOR = message(
  'file_replace_author',
  'Pages name who made this picture, so another one cannot take its place. Upload the new picture and choose it on the page.',
);

/** What a file holds in the place of what it held, and how many pages were published anew with it so far. */
export const replacedFile = v.object({
  data: storedFile,
  pages: v.number(),
  /** False where pages are left, which follow by themselves. */
  done: v.boolean(),
});

export type ReplacedFile = v.InferOutput<typeof replacedFile>;

/** POST /v1/api/project/file/{id}/replace/undo: the `path_child` of what is taken back, and of what was there before. */
export const undoReplacing = v.object({
  path_child: v.pipe(v.string(), v.nonEmpty()),
  previous_path_child: v.pipe(v.string(), v.nonEmpty()),
});

/** Where a file is shown: pages that hold it, online or not, and settings of projects (`page_id` is empty). */
export const fileUses = dataOf(
  v.array(v.object({ project_id: id, project_name: text, page_id: text, title: text, status: text })),
);
export type FileUses = v.InferOutput<typeof fileUses>;
