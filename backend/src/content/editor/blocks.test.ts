import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockNames } from '@landfall/editor/shell-texts';
import { starterPage } from '@landfall/page/compose/starter-page';
import { sanitizePage } from '@landfall/page/sanitize/sanitize';
import { KINDS } from '@landfall/page/sections/kinds';
import { blocksFor, KIND_NAMES } from './blocks.ts';

const page = starterPage({ projectName: 'Nova', projectDescription: '', title: 'Nova', description: '' }, 'en');
const blocks = blocksFor({ ...page, language: 'en' });

test('offers every kind of section, each variant under a name and with a drawing of its own', () => {
  for (const { kind } of KINDS)
    assert.ok(
      blocks.some(({ content }) => content.includes(`data-section="${kind}"`)),
      kind,
    );
  for (const part of ['id', 'label', 'media'] as const)
    assert.equal(new Set(blocks.map((block) => block[part])).size, blocks.length, part);
});

test('what nobody wrote yet is not published from a block', () => {
  for (const { content, id } of blocks)
    assert.doesNotMatch(sanitizePage(content), /Your price|Your phone number|First person|First dish|First name/, id);
});

test('every block, category and kind of section has a name in every language', () => {
  const names = new Set([...blocks.flatMap(({ label, category }) => [label, category]), ...Object.values(KIND_NAMES)]);
  const languages = blockNames();
  assert.ok(languages.length > 1);
  for (const [language, translated] of languages)
    assert.deepEqual([...names].sort(), Object.keys(translated).sort(), language);
});

test('blocks come in the language of the page, every text of them', () => {
  const spanish = blocksFor({ ...page, language: 'es' });
  for (const [index, { content, id }] of spanish.entries()) {
    const textsOf = (html: string) => html.match(/(?<=>)[^<>]*\p{L}[^<>]*(?=<)/gu) ?? [];
    const english = new Set(textsOf(blocks[index]?.content ?? ''));
    assert.deepEqual(
      // Initials of names may be the same, and names of services are.
      textsOf(content).filter((text) => text.length > 2 && english.has(text) && !/Maps?$/.test(text)),
      [],
      id,
    );
  }
  assert.ok(spanish.some(({ content }) => content.includes('name="Nombre"')));
});
