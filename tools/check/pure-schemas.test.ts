import assert from 'node:assert/strict';
import { test } from 'node:test';
import pureSchemasLoader from '../webpack/pure-schemas-loader.ts';

test('says that making a schema or a message does nothing else', () => {
  assert.equal(
    pureSchemasLoader("const a = v.object({ name: v.string(message('b', 'B')) });"),
    "const a = /* @__PURE__ */ v.object({ name: /* @__PURE__ */ v.string(/* @__PURE__ */ message('b', 'B')) });",
  );
});

test('leaves alone what throws where an input is wrong', () => {
  for (const call of ['v.assert(a, input);', 'v.parse(a, input);', 'await v.parseAsync(a, input);'])
    assert.equal(pureSchemasLoader(call), call);
});
