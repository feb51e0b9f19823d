import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeFsStream {
  /** The host's file descriptor. */
  nfd?: number;
}

/**
 * PGlite's file system on the host's disk, with an fsync that syncs.
 * PGlite's own does nothing, so a commit would survive kill -9 but not a power cut. This reaches into PGlite's
 * internals: its version is pinned, and a test counts the syncs of a commit.
 * https://github.com/electric-sql/pglite/issues/1107
 */
export class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    result.emscriptenOpts.preRun?.push((module) => {
      const nodefs = (module as unknown as { NODEFS: { stream_ops: { fsync?: (stream: NodeFsStream) => number } } })
        .NODEFS;
      nodefs.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fdatasyncSync(stream.nfd);
        return 0;
      };
    });
    return result;
  }
}
