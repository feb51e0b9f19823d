import type { LoaderContext } from 'webpack';

interface SourceMap {
  sources: string[];
}

/** Names the sources of a map as the build names them, not where they lay: the same build is the same in every folder. */
export default function portableMapLoader(this: LoaderContext<object>, source: string, map?: string | SourceMap): void {
  const read: SourceMap | undefined = typeof map === 'string' ? JSON.parse(map) : map;
  const relative = (file: string) => `webpack://${this.utils.contextify(this.rootContext, file)}`;
  this.callback(null, source, read && ({ ...read, sources: read.sources.map(relative) } as never));
}
