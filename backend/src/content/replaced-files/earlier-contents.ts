import type { EarlierContent, files } from '../../platform/db/schema.ts';

type FileRow = typeof files.$inferSelect;
/** What a file holds, with its name, which says so. */
export type Content = Pick<FileRow, 'name' | 'extension' | 'contentType' | 'size' | 'pathParent' | 'pathChild'>;

/** Contents that are kept of what a file held; with a later one, the earliest goes. */
const KEPT = 10;

const contentOf = ({ pathParent, pathChild, name, extension, contentType, size, thumbnailBytes }: FileRow) => ({
  ...{ pathParent, pathChild, name, extension, contentType, size },
  bytes: size + thumbnailBytes,
});

const bytesOf = (contents: readonly EarlierContent[]): number => contents.reduce((sum, { bytes }) => sum + bytes, 0);

/** A file as it is with another content, and the contents that go with that. */
export function withContent(file: FileRow, content: Content, thumbnailBytes = 0) {
  const others = file.earlier.filter(({ pathChild }) => pathChild !== content.pathChild);
  const all = [contentOf(file), ...others];
  const earlier = all.slice(0, KEPT);
  const { name, extension, contentType, size, pathParent, pathChild } = content;
  const change = { name, extension, contentType, size, pathParent, pathChild, thumbnailBytes, earlier };
  return { change: { ...change, earlierBytes: bytesOf(earlier) }, dropped: all.slice(KEPT) };
}
