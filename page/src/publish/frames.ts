import { withEmbeds } from './embeds.ts';
import { withVideos } from './videos.ts';

/**
 * A published document as visitors get it where it shows what stands on other sites: videos of services, and embeds where the
 * plan has them. With the origins that its policy has to allow, sorted.
 */
export function withFrames(
  document: string,
  { showsEmbeds }: { showsEmbeds: boolean },
): { document: string; origins: string[] } {
  const videos = withVideos(document);
  const embeds = showsEmbeds ? withEmbeds(videos.document) : { document: videos.document, origins: [] };
  return { document: embeds.document, origins: [...new Set([...videos.origins, ...embeds.origins])].toSorted() };
}
