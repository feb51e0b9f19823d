import { keepShared } from './keep-shared.ts';

type Module = { id: string; exports?: unknown };

/** What webpack's runtime does with a module that federation's has taken over: it forgets it each time it ran. */
function makeRequire() {
  const found: string[] = [];
  let failsFirst = false;
  const c: Record<string, Module> = {};
  const m: Record<string, (module: Module) => void> = {
    shared: (module) => {
      delete c.shared;
      if (found.push('shared') === 1 && failsFirst) throw new Error('not there yet');
      module.exports = { made: found.length };
    },
    own: (module) => {
      module.exports = 'own';
    },
  };
  const require = (id: string): unknown => {
    const known = c[id];
    if (known) return known.exports;
    const module: Module = { id };
    c[id] = module;
    m[id]?.(module);
    return module.exports;
  };
  const failFirst = () => {
    failsFirst = true;
  };
  return {
    found,
    require,
    failFirst,
    keep: () => keepShared({ m, c, consumesLoadingData: { initialConsumes: ['shared'] } } as never),
  };
}

test('a shared module is looked up once, and everybody gets the same', () => {
  const { found, require, keep } = makeRequire();
  keep();
  expect(require('shared')).toBe(require('shared'));
  expect(found).toHaveLength(1);
  expect(require('own')).toBe('own');
});

test('what was not to be had is looked up again', () => {
  const { found, require, failFirst, keep } = makeRequire();
  failFirst();
  keep();
  expect(() => require('shared')).toThrow('not there yet');
  expect(require('shared')).toEqual({ made: 2 });
  require('shared');
  expect(found).toHaveLength(2);
});
