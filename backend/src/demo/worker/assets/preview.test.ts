import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderPage } from '@landfall/page/sections/render';
import { TEMPLATES, templatePage } from '@landfall/page/templates/templates';
import { Parser } from 'htmlparser2';
import { SITE_ASSETS } from '../../../delivery/sites/asset-base.ts';
import { previewOf } from './preview.ts';

/** Whether every element is closed in its turn, which makes a picture of it or nothing at all. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  let isBroken = false;
  const parser = new Parser(
    {
      onopentagname: (name) => void open.push(name),
      onclosetag: (name, isImplied) => {
        if (open.pop() !== name || (isImplied && !xml.includes('/>'))) isBroken = true;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return !isBroken && open.length === 0;
}

test('the preview of every template is well formed, holds its own drawings and asks for nothing', () => {
  for (const { id } of TEMPLATES) {
    const model = templatePage(id, 'en', { title: 'Bread & buns', description: '', projectName: 'A "name"' });
    assert.ok(model);
    const drawing = previewOf(renderPage(model, 'edit', SITE_ASSETS), { width: 640, height: 800 });
    assert.ok(isWellFormed(drawing), id);
    assert.doesNotMatch(drawing, /src="\/_landfall\/art/, id);
    assert.doesNotMatch(drawing, /&(?!amp;|lt;|gt;|quot;|apos;|#\d+;|#x[\da-f]+;)[^<]*<\/(?:p|h1|h2|a|span)>/i, id);
  }
});
