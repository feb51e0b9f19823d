import type { EarlierContent, files } from '../../platform/db/schema.ts';

type FileRow = typeof files.$inferSelect;
/** What a file holds. */
export type Content = Pick<FileRow, 'extension' | 'contentType' | 'size' | 'pathParent' | 'pathChild'>;

const contentOf = ({ pathParent, pathChild, name, extension, contentType, size, thumbnailBytes }: FileRow) => ({
  ...{ pathParent, pathChild, name, extension, contentType, size },
  bytes: size + thumbnailBytes,
  replacedAt: new Date().toISOString(),
});

/** What a file held before, with the bytes of all of it. */
export const keptBefore = (earlier: EarlierContent[]) => ({
  earlier,
  earlierBytes: earlier.reduce((sum, { bytes }) => sum + bytes, 0),
});

/** A file as it is with another content, which may be one that it held before. */
export function withContent(file: FileRow, { extension, contentType, size, pathParent, pathChild }: Content) {
  const known = file.earlier.find((content) => content.pathChild === pathChild);
  return {
    ...{ extension, contentType, size, pathParent, pathChild },
    thumbnailBytes: known ? Math.max(0, known.bytes - known.size) : 0,
    ...keptBefore([contentOf(file), ...file.earlier.filter((content) => content !== known)]),
  };
}
