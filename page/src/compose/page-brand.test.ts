import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Section } from '../sections/model.ts';
import { renderPage } from '../sections/render.ts';
import type { NamedPhoto, PageBrand } from './page-brand.ts';
import { withBrand } from './page-brand.ts';
import { starterPage } from './starter-page.ts';
import { writePage } from './write-page.ts';

const picture = (name: string, alt = '', size = { width: 1600, height: 1000 }): NamedPhoto => ({
  src: `/v1/files/uploads/1/${name}`,
  name,
  alt,
  ...size,
});

const STORY =
  'We are a small bakery in Lugo with a wood-fired oven. My grandmother lit the oven for the first time in 1952, and since then it has never been cold for longer than a week. We bake sourdough bread every night and sell it from seven in the morning.';

const write = (descriptionAi: string, brand?: PageBrand) =>
  writePage({
    projectName: 'Miga',
    projectDescription: '',
    title: 'Miga',
    description: '',
    descriptionAi,
    language: 'en',
    ...(brand && { brand }),
  }).page;

const photosIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"photo":\{"src":"[^"]*\/([^"/]+)"/g)].map(([, name]) => name ?? '');
const heroOf = (sections: readonly Section[]) => sections.find(({ kind }) => kind === 'hero');

test("wears the brand's palette and letters, whatever mood is wished", () => {
  const brand = { palette: 'branddark1d4ed8', type: 'slab' } as const;
  assert.deepEqual(write(`${STORY} The page should look warm and playful.`, brand).theme, brand);
});

test('gives way to a colour that the brief asks for, and keeps the letters', () => {
  const { theme } = write(`${STORY} The page should be green.`, { palette: 'brand1d4ed8', type: 'slab' });
  assert.notEqual(theme.palette, 'brand1d4ed8');
  assert.equal(theme.type, 'slab');
});

test('is the same page as ever without a brand', () => {
  assert.deepEqual(write(STORY, {}), write(STORY));
});

test('shows each picture once: where its words are spoken of, then in order, the rest as a gallery', () => {
  const pictures = ['street.jpg', 'team.jpg', 'IMG_1.jpg', 'oven.jpg', 'bread.jpg'].map((name) => picture(name));
  const { sections } = write(STORY, { pictures });
  const shown = photosIn(sections);
  assert.equal(new Set(shown).size, shown.length);
  assert.equal(shown.length, 5);
  assert.ok(['oven.jpg', 'bread.jpg'].includes(photosIn(heroOf(sections))[0] ?? ''));
  const gallery = sections.find(({ kind }) => kind === 'gallery');
  assert.ok(photosIn(gallery).length >= 2);
  assert.match(renderPage(write(STORY, { pictures }), 'publish', '/').html, /class="gallery/);
});

test('one picture is no gallery', () => {
  const { sections } = write(STORY, { pictures: [picture('a.jpg')] });
  assert.deepEqual(photosIn(heroOf(sections)), ['a.jpg']);
  assert.ok(!sections.some(({ kind }) => kind === 'gallery'));
});

test('a tall picture does not become a wide band', () => {
  for (let number = 0; number < 30; number += 1) {
    const tall = picture('a.jpg', '', { width: 900, height: 1600 });
    const hero = heroOf(write(`${STORY} Bakery number ${number}.`, { pictures: [tall] }).sections);
    assert.ok(hero?.kind === 'hero' && ['split', 'mirror', 'cover'].includes(hero.variant));
  }
});

test('uses no pictures where the brief wants none, but does where it refuses stock photos', () => {
  const pictures = [picture('a.jpg'), picture('b.jpg'), picture('c.jpg')];
  assert.deepEqual(photosIn(write(`${STORY} Please use no pictures.`, { pictures })), []);
  assert.equal(photosIn(write(`${STORY} No stock photos, please.`, { pictures })).length, 3);
});

test('pages begun by hand, or from a template, wear the brand too', () => {
  const page = starterPage({ projectName: 'Miga', projectDescription: '', title: 'Miga', description: '' }, 'en');
  const logo = { src: '/v1/files/uploads/1/logo.png', alt: '', width: 300, height: 100 };
  const worn = withBrand(page, { palette: 'brand1d4ed8', type: 'slab', logo });
  assert.deepEqual(worn.theme, { palette: 'brand1d4ed8', type: 'slab' });
  assert.match(renderPage(worn, 'publish', '/').html, /class="logo"/);
  assert.deepEqual(withBrand(page, {}), page);
});

test('names who took its photos in the footer, each once, and only of those that are shown', () => {
  const by = (credit: string, name: string) => ({ ...picture(name), credit: { label: credit } });
  const pictures = [by('Ana Ruiz', 'a.jpg'), by('Ana Ruiz', 'b.jpg'), by('Leo <3', 'c.jpg')];
  const { html } = renderPage(write(STORY, { pictures }), 'publish', '/');
  assert.match(html, /<p class="credits">Photos: Ana Ruiz, Leo &lt;3<\/p>/);
  const linked = { ...picture('d.jpg'), credit: { label: 'Eva', href: 'https://example.com/eva' } };
  assert.match(
    renderPage(write(STORY, { pictures: [linked] }), 'publish', '/').html,
    /Photos: <a href="https:\/\/example.com\/eva" rel="noopener">Eva<\/a><\/p>/,
  );
  const alone = renderPage(write(STORY, { pictures: pictures.slice(0, 1) }), 'publish', '/').html;
  assert.match(alone, /Photos: Ana Ruiz<\/p>/);
  assert.doesNotMatch(renderPage(write(STORY), 'publish', '/').html, /credits/);
});
