import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PAGE_LANGUAGES, type PageLanguage } from '@landfall/shared/contracts';
import { WORDS } from '../languages/languages.ts';
import { sanitizePage } from '../sanitize/sanitize.ts';
import type { PageModel } from '../sections/model.ts';
import { renderPage } from '../sections/render.ts';
import { SAMPLES } from './samples.ts';
import type { Template } from './template.ts';
import { TEMPLATES, templatePage } from './templates.ts';

const OWNER = { title: 'Casa Ana', description: 'We cook what the market has.', projectName: 'Ana & Co' };
const NOTHING = { title: '', description: '', projectName: '' };

const everyPage = TEMPLATES.flatMap((template) =>
  PAGE_LANGUAGES.map((language) => ({ template, language, name: `${template.id} in ${language}` })),
);

function pageOf({ id }: Template, language: PageLanguage, input = OWNER): PageModel {
  const page = templatePage(id, language, input);
  assert.ok(page);
  return page;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#39;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** Each text of a page by itself. */
const textsOf = (html: string): string[] =>
  html
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity).trim())
    .filter((text) => text !== '');

/** What a page of a template may say before its owner wrote anything into it. */
function publishable({ sections }: PageModel, language: PageLanguage): Set<string> {
  const words = WORDS[language];
  const said = sections.flatMap((section) => {
    if (section.kind === 'header') return section.action ? [section.action.label] : [];
    if (section.kind !== 'lead-form') return [];
    const fields = section.fields.flatMap(({ label, options }) => [label, ...options]);
    return [section.title, section.button, ...fields];
  });
  return new Set([...Object.values(OWNER), ...said, words.skip, `(${words.optional})`, words.choose]);
}

/** Every text in some data. */
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(stringsOf)
      : [];

function expectLinksLeadSomewhere(html: string, name: string): void {
  for (const [, anchor = ''] of html.matchAll(/href="#([\w-]*)"/g))
    assert.ok(anchor === 'top' || html.includes(`id="${anchor}"`), `#${anchor} of ${name}`);
}

test("a new page says its owner's words and its form, and nothing else", () => {
  for (const { template, language, name } of everyPage) {
    const page = pageOf(template, language);
    const { html } = renderPage(page, 'publish', '/');
    const allowed = publishable(page, language);
    for (const text of textsOf(html)) assert.ok(allowed.has(text), `«${text}» on ${name}`);
    for (const text of [...Object.values(OWNER), 'type="submit"'])
      assert.ok(html.includes(text.replaceAll('&', '&amp;')), `${text} on ${name}`);
  }
});

test('a page that was opened in the editor and saved as it was says no more', () => {
  for (const { template, language, name } of everyPage) {
    const page = pageOf(template, language);
    const html = sanitizePage(renderPage(page, 'edit', '/').html);
    const allowed = publishable(page, language);
    for (const text of textsOf(html)) assert.ok(allowed.has(text), `«${text}» on ${name}`);
    expectLinksLeadSomewhere(html, name);
  }
});

test('the editor shows every section of a template, with its samples marked', () => {
  for (const { template, language, name } of everyPage) {
    const page = pageOf(template, language, NOTHING);
    const { html } = renderPage(page, 'edit', '/');
    const drawn = [...html.matchAll(/data-section="([\w-]+)"/g)].map(([, kind]) => kind);
    assert.deepEqual(drawn.toSorted(), page.sections.map(({ kind }) => kind).toSorted(), name);
    const sections = html.match(/<section[\s\S]*?<\/section>/g) ?? [];
    for (const section of sections)
      assert.ok(
        /data-section="lead-form"/.test(section) || section.includes('data-placeholder'),
        `${section} of ${name}`,
      );
  }
});

test('whoever replaces one text of a sample publishes that one alone', () => {
  const [restaurant] = TEMPLATES;
  assert.ok(restaurant);
  const { html } = renderPage(pageOf(restaurant, 'en'), 'edit', '/');
  // What the editor does: the mark goes from the text and from all that it stands in.
  const edited = html
    .replace(/<li data-placeholder="line">(?=<div><h4 data-placeholder="text">A cold starter)/, '<li>')
    .replace('<h4 data-placeholder="text">A cold starter', '<h4>Ajo blanco');
  const texts = textsOf(sanitizePage(edited));
  for (const text of ['Ajo blanco', 'Starters', WORDS.en.headings.menu[0]]) assert.ok(texts.includes(text), text);
  for (const text of ['A warm starter', 'What is in it', 'Price', 'Desserts', 'Your price'])
    assert.ok(!texts.includes(text), text);
});

test('every link leads somewhere, in the editor and online', () => {
  for (const { template, language, name } of everyPage)
    for (const mode of ['edit', 'publish'] as const)
      expectLinksLeadSomewhere(renderPage(pageOf(template, language), mode, '/').html, name);
});

test('no two templates look alike', () => {
  const looks: Readonly<Record<string, (template: Template) => unknown>> = {
    'palette and letters': ({ theme }) => [theme.palette, theme.type],
    'palette and opening': ({ theme, hero }) => [theme.palette, hero],
    'order of sections': (template) => pageOf(template, 'en').sections.map(({ kind }) => kind),
    drawings: ({ motif, seed }) => [motif, seed],
  };
  for (const [what, lookOf] of Object.entries(looks)) {
    const seen = new Map(TEMPLATES.map((template) => [JSON.stringify(lookOf(template)), template.id]));
    for (const template of TEMPLATES) assert.equal(seen.get(JSON.stringify(lookOf(template))), template.id, what);
  }
  for (const [index, { theme, hero }] of TEMPLATES.entries()) {
    const next = TEMPLATES[index + 1];
    assert.ok(
      next?.theme.palette !== theme.palette && next?.hero !== hero,
      `${TEMPLATES[index]?.id} and its neighbour`,
    );
  }
});

test('no sample claims anything: no numbers, no quotations, no exclamations', () => {
  for (const { template, language, name } of everyPage)
    for (const text of [...stringsOf(template.texts[language]), ...stringsOf(SAMPLES[language])])
      assert.doesNotMatch(text, /[\d"“”„«»!%€$£]/, name);
});

test('every template speaks each language by itself', () => {
  const isPhrase = (text: string) => text.split(' ').length > 3;
  for (const template of TEMPLATES) {
    const shapes = PAGE_LANGUAGES.map((language) =>
      JSON.stringify(template.texts[language], (_key, value) => (typeof value === 'string' ? '' : value)),
    );
    assert.equal(new Set(shapes).size, 1, `${template.id} has other texts in another language`);
    const seen = new Map<string, PageLanguage>();
    for (const language of PAGE_LANGUAGES)
      for (const text of new Set(stringsOf(template.texts[language]).filter(isPhrase))) {
        assert.equal(seen.get(text), undefined, `«${text}» of ${template.id} in ${language}`);
        seen.set(text, language);
      }
  }
});

test('names and descriptions differ within a language', () => {
  for (const language of PAGE_LANGUAGES)
    for (const part of ['name', 'description', 'lead'] as const)
      assert.equal(
        new Set(TEMPLATES.map(({ texts }) => texts[language][part])).size,
        TEMPLATES.length,
        `${part} in ${language}`,
      );
});

test('a title that is missing is the project, and a description is kept whole', () => {
  const description = `${'We cook what the market has. '.repeat(9)}Come and see.`;
  const page = templatePage('restaurant', 'de', { title: '', description, projectName: 'Ana' });
  assert.ok(page);
  const { html } = renderPage(page, 'publish', '/');
  assert.match(html, /<h1[^>]*>Ana<\/h1>/);
  assert.ok(textsOf(html).join(' ').includes('Come and see.'));
});

test('knows no template by another name', () => {
  for (const id of ['nothing', '__proto__']) assert.equal(templatePage(id, 'en', NOTHING), null);
});
