import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Component } from 'grapesjs';
import { PAGE_SETTINGS } from './page-settings.ts';
import { tableCells } from './table-cells.ts';
import { headlessEditor } from './testing/headless-editor.ts';

const TABLE =
  '<table><caption>Sizes</caption><thead><tr><td></td><th scope="col">Chest</th></tr></thead><tbody><tr><th scope="row">S</th><td>88 <b>cm</b></td></tr></tbody></table>';

const open = (data?: unknown) =>
  headlessEditor({
    ...PAGE_SETTINGS,
    plugins: [tableCells],
    ...(data ? { projectData: data as Record<string, unknown> } : { components: TABLE }),
  });

const within = (component: Component): Component[] =>
  component.components().models.flatMap((inner) => [inner, ...within(inner)]);

test('every cell of a table can be written in, also in pages that were kept before, and is published as it was', () => {
  const first = open();
  const kept = JSON.parse(JSON.stringify(first.getProjectData()));
  for (const editor of [first, open(kept)]) {
    const cells = within(editor.getWrapper() as Component).filter((inner) => inner.is('cell'));
    assert.equal(cells.length, 4);
    for (const cell of cells) assert.ok(cell.get('editable') && cell.isInstanceOf('text'));
    assert.ok(editor.getHtml().includes(TABLE), editor.getHtml());
  }
});
