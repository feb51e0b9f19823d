import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STYLE_PREFIX, STYLE_WEIGHT, styleOfSelector } from './named-styles.ts';
import { stylesheet } from './stylesheet.ts';

const css = stylesheet({ palette: 'iris', type: 'friendly' }, '/a/');
const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','));

/** How many classes, attributes and states a selector counts as having. */
const weightOf = (selector: string): number =>
  selector.replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '').match(/\.[a-z_]|\[|:(?!:|not|is|has|where)[a-z]/g)?.length ??
  0;

test('a named style weighs more than any rule of the theme, and its classes are no names of ours', () => {
  const style = weightOf(`.${STYLE_PREFIX}offer${STYLE_WEIGHT}`);
  for (const selector of selectors) assert.ok(weightOf(selector) < style, selector);
  assert.ok(!css.includes(`.${STYLE_PREFIX}`));
});

test('only a selector of one named style is one', () => {
  assert.equal(styleOfSelector(` .style-offer-2${STYLE_WEIGHT}`), 'style-offer-2');
  for (const other of [
    '.style-offer',
    `.button${STYLE_WEIGHT}`,
    `.style-a${STYLE_WEIGHT} p`,
    `.style-a .style-b${STYLE_WEIGHT}`,
    '#style-a',
  ])
    assert.equal(styleOfSelector(other), undefined, other);
});
