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
  const load = (id: string): unknown => {
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
    load,
    failFirst,
    keep: () => keepShared({ m, c, consumesLoadingData: { initialConsumes: ['shared'] } } as never),
  };
}

test('a shared module is looked up once, and everybody gets the same', () => {
  const { found, load, keep } = makeRequire();
  keep();
  expect(load('shared')).toBe(load('shared'));
  expect(found).toHaveLength(1);
  expect(load('own')).toBe('own');
});

test('what was not to be had is looked up again', () => {
  const { found, load, failFirst, keep } = makeRequire();
  failFirst();
  keep();
  expect(() => load('shared')).toThrow('not there yet');
  expect(load('shared')).toEqual({ made: 2 });
  load('shared');
  expect(found).toHaveLength(2);
});

test('a first chunk that takes nothing, or what the build left out, changes nothing', () => {
  const m: Record<string, () => void> = {};
  keepShared({ m, c: {} } as never);
  keepShared({ m, c: {}, consumesLoadingData: {} } as never);
  keepShared({ m, c: {}, consumesLoadingData: { initialConsumes: ['gone'] } } as never);
  expect(m).toEqual({});
});
