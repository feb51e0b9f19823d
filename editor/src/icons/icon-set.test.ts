import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ICON_LABELS } from './icon-names.ts';
import { ICON_SET, type IconId, iconOf, shapesOf } from './icon-set.ts';

const ids = Object.keys(ICON_SET) as IconId[];

test('every icon is read as a whole, and known again by its shapes', () => {
  for (const id of ids) {
    const shapes = shapesOf(id);
    const drawn = shapes.map(
      ({ tagName, attributes }) =>
        `<${tagName}${Object.entries(attributes)
          .map(([name, value]) => ` ${name}="${value}"`)
          .join('')}/>`,
    );
    assert.equal(drawn.join(''), ICON_SET[id], id);
    assert.equal(iconOf(shapes), id);
  }
});

test('every icon has a name of its own', () => {
  assert.equal(new Set(ids.map((id) => ICON_LABELS[id])).size, ids.length);
});

test('a drawing of somebody else is none of them', () => {
  assert.equal(iconOf([{ tagName: 'path', attributes: { d: 'M0 0' } }]), undefined);
});
