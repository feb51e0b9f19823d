import * as v from 'valibot';
import { ask, type Found, PER_PAGE, type PictureProvider } from './provider.ts';

/** Licences under which pictures may be cut and used for trade. */
const LICENCES = 'cc0,pdm,by,by-sa';

const text = v.nullish(v.string(), '');
const size = v.nullish(v.number(), 0);

const image = v.object({
  id: v.string(),
  title: text,
  creator: text,
  license: text,
  license_version: text,
  foreign_landing_url: text,
  width: size,
  height: size,
});
const results = v.object({ results: v.array(image), page_count: size });

const UUID = /^[\da-f-]{36}$/i;

const licenceOf = ({ license, license_version }: v.InferOutput<typeof image>): string =>
  license === 'cc0'
    ? 'CC0'
    : license === 'pdm'
      ? 'public domain'
      : `CC ${license.toUpperCase()} ${license_version}`.trim();

/** Openverse: freely licensed pictures of many collections, without a key. https://api.openverse.org/v1/ */
export function openverse(url: string): PictureProvider {
  const found = (picture: v.InferOutput<typeof image>): Found => ({
    id: picture.id,
    alt: picture.title.slice(0, 200),
    credit: [[picture.title && `“${picture.title.slice(0, 80)}”`, picture.creator.slice(0, 60)], [licenceOf(picture)]]
      .map((parts) => parts.filter(Boolean).join(' by '))
      .join(', '),
    page: picture.foreign_landing_url,
    width: picture.width,
    height: picture.height,
    // Both through the service itself: the collections' own hosts are anybody's.
    thumbnail: `${url}/v1/images/${picture.id}/thumb/`,
    file: `${url}/v1/images/${picture.id}/thumb/?full_size=true&compressed=false`,
  });
  return {
    source: 'openverse',
    label: 'Openverse',
    origins: [new URL(url).origin],
    async search(words, page) {
      const query = new URLSearchParams({
        q: words,
        page: String(page),
        page_size: String(PER_PAGE),
        license: LICENCES,
        mature: 'false',
      });
      const answer = await ask(new URL(`${url}/v1/images/?${query}`), results);
      return { pictures: answer.results.filter(({ id }) => UUID.test(id)).map(found), pages: answer.page_count };
    },
    async find(id) {
      return found(await ask(new URL(`${url}/v1/images/${encodeURIComponent(id)}/`), image));
    },
  };
}
