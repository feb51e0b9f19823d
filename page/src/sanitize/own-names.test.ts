import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withOwnNames } from './own-names.ts';
import { sanitizePage } from './sanitize.ts';

const panels = (name: string) =>
  `<details name="${name}" open><p>a</p></details><details name="${name}"><p>b</p></details>`;

test('copies of a section do not share the names of their panels and choices', () => {
  const radio = '<input type="radio" name="tabs" />';
  const html = ['tabs', 'tabs', 'tabs-2', 'tabs'].map((name) => `<section>${panels(name)}</section>`).join('') + radio;
  const published = sanitizePage(html);
  const names = [...published.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name);
  assert.deepEqual(names, ['tabs', 'tabs', 'tabs-2', 'tabs-2', 'tabs-2-2', 'tabs-2-2', 'tabs-3', 'tabs-3', 'tabs-3']);
});

test('what a form sends keeps its names', () => {
  const form =
    '<form method="post"><input type="radio" name="Size" /></form><form method="post"><input type="radio" name="Size" /></form>';
  assert.equal(
    sanitizePage(`<section>${form}</section><section>${form}</section>`),
    `<section>${form}</section><section>${form}</section>`,
  );
});

test('other names, and panels without one, stay as they are', () => {
  const html = '<section><details><p>a</p></details><input name="a" /></section><section><input name="a" /></section>';
  assert.equal(withOwnNames(html), html);
});

test('tabs get the name that the editor keeps from them, each section its own', () => {
  const tabs =
    '<section><details class="tab"><p>a</p></details><details open class="a tab b"><p>b</p></details></section>';
  const names = [...sanitizePage(tabs + tabs).matchAll(/<details name="([^"]*)"/g)].map(([, name]) => name);
  assert.deepEqual(names, ['tabs', 'tabs', 'tabs-2', 'tabs-2']);
  assert.equal(sanitizePage('<details class="table"><p>a</p></details>'), '<details class="table"><p>a</p></details>');
});
