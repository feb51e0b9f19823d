import * as v from 'valibot';
import { ask, type Found, PER_PAGE, type PictureProvider } from './provider.ts';

/** Where Pexels keeps its pictures. */
const IMAGES = 'https://images.pexels.com';

const photo = v.object({
  id: v.number(),
  width: v.number(),
  height: v.number(),
  url: v.string(),
  photographer: v.string(),
  alt: v.nullish(v.string(), ''),
  src: v.object({ large2x: v.string(), medium: v.string() }),
});
const results = v.object({ photos: v.array(photo), total_results: v.number() });

const found = (picture: v.InferOutput<typeof photo>): Found => ({
  id: String(picture.id),
  alt: picture.alt.slice(0, 200),
  credit: `${picture.photographer.slice(0, 100)} / Pexels`,
  page: picture.url,
  width: picture.width,
  height: picture.height,
  thumbnail: picture.src.medium,
  file: picture.src.large2x,
});

/** Pexels, with a key of the operator's. https://www.pexels.com/api/documentation/ */
export function pexels({ key, url }: { key: string; url: string }): PictureProvider {
  const headers = { authorization: key };
  return {
    source: 'pexels',
    label: 'Pexels',
    origins: [IMAGES, new URL(url).origin],
    async search(words, page) {
      const query = new URLSearchParams({ query: words, page: String(page), per_page: String(PER_PAGE) });
      const answer = await ask(new URL(`${url}/v1/search?${query}`), results, headers);
      return { pictures: answer.photos.map(found), pages: Math.ceil(answer.total_results / PER_PAGE) };
    },
    async find(id) {
      return found(await ask(new URL(`${url}/v1/photos/${encodeURIComponent(id)}`), photo, headers));
    },
  };
}
