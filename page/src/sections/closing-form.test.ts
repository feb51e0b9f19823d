import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wcagContrast } from 'culori';
import * as v from 'valibot';
import { brandPaletteId } from './brand-palette.ts';
import { pageModel } from './model.ts';
import { renderPage } from './render.ts';
import { THEME_IDS } from './themes.ts';

type Tokens = Readonly<Record<string, string>>;

/** What the rules of exactly this selector declare; nothing where there is none. */
function declared(css: string, selector: string): Tokens {
  const bodies = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').includes(selector) ? body.split(';') : [],
  );
  return Object.fromEntries(bodies.map((one) => one.split(/:(.*)/s).slice(0, 2)));
}

/** The tokens of an element: its own, resolved as browsers do, over those of its parent. */
function within(parent: Tokens, own: Tokens): Tokens {
  const all = { ...parent, ...own };
  const resolve = (name: string): string => {
    const [, other] = /^var\((--[\w-]+)\)$/.exec(all[name] ?? '') ?? [];
    return other ? resolve(other) : (all[name] ?? '');
  };
  return Object.fromEntries(Object.keys(all).map((name) => [name, resolve(name)]));
}

const palettes = [
  ...THEME_IDS,
  ...['#e4002b', '#ffd500', '#0a5'].flatMap((colour) => {
    const full = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
    return [brandPaletteId(full), brandPaletteId(full, true)];
  }),
];

for (const palette of palettes) {
  test(`a form in one line can be read on the strong ground of ${palette}, its steps as its fields`, () => {
    const page = v.parse(pageModel, {
      language: 'en',
      title: 'Bread',
      theme: { palette, type: 'modern' },
      sections: [
        { kind: 'notes', variant: 'aside', title: 'About', items: [{ body: 'Baked at night.' }] },
        {
          kind: 'lead-form',
          variant: 'line',
          title: 'Order',
          fields: [{ label: 'E-mail', input: 'email' }],
          button: 'Send',
        },
      ],
    });
    const { html, css } = renderPage(page, 'publish', '/');
    assert.match(html, /class="closing lead-form lead-form-line"/);
    const root = within({}, declared(css, ':root'));
    const section = within(root, declared(css, '.lead-form-line.closing'));
    const rules = declared(css, '.lead-form-line.closing form');
    const form = within(section, rules);
    const field = within(form, declared(css, '.lead-form-line.closing input'));
    const readable = (text: string | undefined, ground: string | undefined, what: string) =>
      assert.ok(wcagContrast(text ?? '', ground ?? '') >= 4.5, `${what}: ${text} on ${ground}`);
    for (const name of ['--ink', '--muted', '--primary']) readable(form[name], root['--deep'], name);
    readable(form['--on-primary'], form['--primary'], 'button');
    assert.equal(rules.color, 'var(--ink)');
    for (const name of ['--ink', '--muted', '--primary']) assert.equal(field[name], root[name], name);
    readable(field['--ink'], field['--bg'], 'field');
  });
}
