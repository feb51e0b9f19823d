import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'parse5';
import * as v from 'valibot';
import { sanitizePage } from '../sanitize/sanitize.ts';
import { buildDocument } from '../sections/document.ts';
import { pageModel, type SectionDraft } from '../sections/model.ts';
import { renderPage } from '../sections/render.ts';
import { hasEmbeds, withEmbeds } from './embeds.ts';

const THEME = { palette: 'iris', type: 'modern' } as const;
const MAP: SectionDraft & { kind: 'embed' } = {
  kind: 'embed',
  title: 'Where we are',
  href: 'https://maps.example/embed?q=Calle "Mayor"&z=1'.replaceAll('"', '%22').replaceAll(' ', '+'),
  name: 'A map of the shop & its "yard"',
  height: 380,
};

/** As the editor holds it and publishes it, and as it is published without having been edited. */
function published(...sections: SectionDraft[]): string[] {
  const page = v.parse(pageModel, { language: 'en', title: 'A', theme: THEME, sections });
  const drawn = renderPage(page, 'publish', '/a/');
  return [sanitizePage(renderPage(page, 'edit', '/a/').html), drawn.html].map((body) =>
    buildDocument({
      ...{ language: 'en', title: 'A', description: '', url: '', siteName: '', theme: THEME, themeColor: '#fff' },
      ...{ assets: '/a/', image: '', body, css: drawn.css },
    }),
  );
}

interface Node {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
  value?: string;
}
const elements = (node: Node, name: string): Node[] => [
  ...(node.nodeName === name ? [node] : []),
  ...(node.childNodes ?? []).flatMap((inner) => elements(inner, name)),
];
const attribute = (node: Node | undefined, name: string) => node?.attrs?.find((one) => one.name === name)?.value;
const textOf = (node: Node): string => node.value ?? (node.childNodes ?? []).map(textOf).join('');

test('what comes from another site is a link in what is stored, and a frame that asks nobody in what visitors get', () => {
  for (const stored of published(MAP)) {
    assert.doesNotMatch(stored, /<iframe/);
    assert.equal(hasEmbeds(stored), true);
    const { document, origins } = withEmbeds(stored);
    assert.deepEqual(origins, ['https://maps.example']);
    const [frame, ...more] = elements(parse(document) as unknown as Node, 'iframe');
    assert.equal(more.length, 0);
    assert.equal(attribute(frame, 'src'), undefined);
    assert.equal(attribute(frame, 'title'), 'A map of the shop & its "yard"');
    assert.equal(attribute(frame, 'height'), '380');
    assert.equal(attribute(frame, 'loading'), 'lazy');
    assert.equal(
      attribute(frame, 'sandbox'),
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    );
    const inside = parse(attribute(frame, 'srcdoc') ?? '') as unknown as Node;
    const [link, ...others] = elements(inside, 'a');
    assert.equal(others.length, 0);
    assert.equal(attribute(link, 'href'), 'https://maps.example/embed?q=Calle+%22Mayor%22&z=1');
    assert.equal(attribute(link, 'target'), undefined);
    assert.equal(textOf(link as Node), 'Show the content');
    assert.deepEqual(
      ['script', 'img', 'link', 'iframe'].flatMap((name) => elements(inside, name)),
      [],
    );
    assert.match(attribute(frame, 'srcdoc') ?? '', /--primary:#/);
  }
});

test('what is pressed can be said in words of one’s own, which are words whatever stands in them', () => {
  for (const stored of published({ ...MAP, label: '<b>Show</b> the "map" & more' })) {
    const { document } = withEmbeds(stored);
    const [frame] = elements(parse(document) as unknown as Node, 'iframe');
    const [link] = elements(parse(attribute(frame, 'srcdoc') ?? '') as unknown as Node, 'a');
    assert.equal(textOf(link as Node), '<b>Show</b> the "map" & more');
    assert.deepEqual(elements(link as Node, 'b'), []);
  }
});

test('a host that would say something in a policy is no host, and neither is what is not encrypted', () => {
  for (const href of [
    '#',
    'http://maps.example/',
    'https://a;script-src.example/',
    "https://a'b.example/",
    'https://a,b.example/',
    'https://*.example/',
    'https://user:secret@maps.example/',
    '/maps',
    'mailto:a@b.example',
  ]) {
    const linked: SectionDraft = {
      kind: 'cta',
      variant: 'band',
      title: 'Look',
      actions: [{ label: 'Where', href: '#embed' }],
    };
    for (const stored of published({ ...MAP, href: '#' }, linked)) assert.doesNotMatch(stored, /Where we are|#embed/);
    const typed = `<html lang="en"><a class="embed-link" href="${href}">Show</a>`;
    assert.deepEqual(withEmbeds(typed), { document: typed, origins: [] }, href);
    assert.equal(hasEmbeds(typed), false);
    assert.doesNotMatch(sanitizePage(typed), /embed-link/, href);
  }
});

test('hosts are written as browsers ask for them, each once', () => {
  const link = (href: string) => `<a class="embed-link" href="${href}">Show</a>`;
  const { origins } = withEmbeds(
    `<html lang="en">${['https://Maps.Example:443/a', 'https://maps.example/b', 'https://bücher.example:8443/'].map(link).join('')}`,
  );
  assert.deepEqual(origins, ['https://maps.example', 'https://xn--bcher-kva.example:8443']);
});

test('a height that no page has room for is one that it has', () => {
  const height = (written: string) =>
    /<iframe [^<>]*height="(\d+)"/.exec(
      withEmbeds(`<html lang="en"><a class="embed-link" data-height="${written}" href="https://a.example/">x</a>`)
        .document,
    )?.[1];
  assert.deepEqual(['', '300', '300.4', '5', '90000', 'tall'].map(height), ['450', '300', '300', '120', '2000', '450']);
});
