import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import * as v from 'valibot';
import { readFont } from '../testing/read-font.ts';
import { pageModel, type SectionDraft } from './model.ts';
import { renderPreview } from './preview.ts';
import { renderPage } from './render.ts';

const photo = { src: '/v1/files/uploads/ab/cd.jpg', alt: 'Bread "fresh"', width: 1600, height: 900 };
const art = { motif: 'tiles' as const, seed: 1 };

const pageOf = (...sections: SectionDraft[]) =>
  v.parse(pageModel, { language: 'en', title: 'Bakery', theme: { palette: 'lagoon', type: 'modern' }, sections });
const bodyOf = (mode: 'edit' | 'publish', ...sections: SectionDraft[]) =>
  renderPage(pageOf(...sections), mode, '/_landfall/').html;

const hero = (picture: object = {}): SectionDraft => ({
  kind: 'hero',
  variant: 'split',
  headline: 'Fresh bread',
  lead: '',
  actions: [],
  art: { ...art, ...picture },
});
const imageIn = (body: string) => /<img[^>]*>/.exec(body)?.[0] ?? '';

test("draws the owner's picture at its own size, around its focal point, before anything else", () => {
  const image = imageIn(bodyOf('publish', hero({ photo: { ...photo, focal: { x: 0.2, y: 7 } } })));
  assert.equal(
    image,
    '<img class="hero-art" src="/v1/files/uploads/ab/cd.jpg" width="1600" height="900" alt="Bread &quot;fresh&quot;" style="object-position:20% 100%" fetchpriority="high">',
  );
});

test('loads pictures further down late', () => {
  const story: SectionDraft = {
    kind: 'story',
    side: 'left',
    title: 'Us',
    paragraphs: ['We bake.'],
    art: { ...art, photo },
  };
  assert.match(imageIn(bodyOf('publish', story)), / loading="lazy">$/);
});

test('a drawing decorates and says nothing', () => {
  assert.match(imageIn(bodyOf('publish', hero())), / alt="" aria-hidden="true">$/);
});

test('refuses a picture whose address could run something', () => {
  for (const src of ['javascript:alert(1)', 'data:image/png;base64,x', '//evil.example/a.png', '/a.png" onload="x'])
    assert.throws(() => pageOf(hero({ photo: { ...photo, src } })), v.ValiError);
});

test('a gallery is online with its photos alone', () => {
  const gallery = (...photos: (object | undefined)[]): SectionDraft => ({
    kind: 'gallery',
    title: 'Pictures',
    items: photos.map((each) => ({ art: { ...art, ...(each && { photo }) }, caption: 'A caption' })),
  });
  assert.doesNotMatch(bodyOf('publish', gallery(undefined, undefined)), /gallery|A caption/);
  const mixed = bodyOf('publish', gallery(photo, undefined, photo));
  assert.equal(mixed.match(/<figure/g)?.length, 2);
  const figures = bodyOf('edit', gallery(photo, undefined)).split('<figure').slice(1);
  assert.deepEqual(
    figures.map((figure) => figure.includes('data-placeholder')),
    [false, true],
  );
});

test("shows the logo in the name's place, and reads out the name", () => {
  const header: SectionDraft = {
    kind: 'header',
    brand: 'Miga',
    links: [],
    logo: { ...photo, width: 600, height: 200 },
  };
  const body = bodyOf('publish', header, hero());
  assert.match(
    body,
    /<a class="brand" href="#top"><img class="logo" src="[^"]+" width="120" height="40" alt="Miga"><\/a>/,
  );
});

test('the picture of a page shows photos whose bytes are handed in', async () => {
  const red = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#f00' } })
    .jpeg()
    .toBuffer();
  const photos = { [photo.src]: `data:image/jpeg;base64,${red.toString('base64')}` };
  const page = pageOf(hero({ photo: { ...photo, focal: { x: 0.9, y: 0.1 } } }));
  const isRed = async (preview: Buffer) => {
    const { data, info } = await sharp(preview).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (Math.round(info.height * 0.4) * info.width + Math.round(info.width * 0.75)) * 3;
    return (data[at] ?? 0) > 200 && (data[at + 1] ?? 0) < 60;
  };
  assert.ok(await isRed(await renderPreview(page, readFont, { photos })));
  assert.ok(!(await isRed(await renderPreview(page, readFont))));
});
