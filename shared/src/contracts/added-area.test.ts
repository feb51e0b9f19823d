import { readAddedAreas } from './added-area.ts';

const known = { remotes: ['acme_forms', 'mfe_pages'], paths: ['/dashboard', '/dashboard/pages', '/dashboard/status'] };
const area = (overrides: object = {}) => ({
  remote: 'acme_forms',
  path: '/dashboard/forms',
  label: 'Forms',
  ...overrides,
});
const read = (...entries: unknown[]) => readAddedAreas(entries, known);

test('fills in what an entry leaves out', () => {
  expect(read(area())).toEqual([
    { ...area(), label: { default: 'Forms' }, screen: 'main', icon: 'puzzle', place: 'main' },
  ]);
  expect(read(area({ label: { default: 'Forms', es: 'Formularios' } }))[0]?.label.es).toBe('Formularios');
});

test.each([
  ['/forms'],
  ['/dashboard'],
  ['/dashboard/'],
  ['/dashboard/../login'],
  ['/dashboard//evil.example'],
  ['/dashboard/%2e%2e'],
  ['/dashboard/:id'],
  ['/dashboard/*'],
  ['//evil.example/dashboard/x'],
  ['https://evil.example/dashboard/x'],
  ['/dashboard/Forms'],
])('refuses the path %s', (path) => {
  expect(() => read(area({ path }))).toThrow('areas.0.path: must be /dashboard/ and lower-case words');
});

test('refuses what is taken, and says by whom it was named', () => {
  expect(() => read(area({ path: '/dashboard/pages' }))).toThrow('areas.0.path: /dashboard/pages is taken');
  expect(() => read(area(), area())).toThrow('areas.1.path: /dashboard/forms is taken');
  const first = area({ place: 'forms' });
  expect(() => read(first, area({ path: '/dashboard/other', place: 'forms' }))).toThrow(
    'areas.1.place: forms is taken',
  );
  expect(() => read(area({ remote: 'nobody' }))).toThrow('areas.0.remote: nobody is not among the remotes');
});

test('names every mistake at once', () => {
  const wrong = () => read(area({ icon: 'skull', place: 'top', label: 7, color: 'red' }), 'forms');
  expect(wrong).toThrow(/areas\.0\.icon: must be one of/);
  expect(wrong).toThrow(/areas\.0\.place: must be one of/);
  expect(wrong).toThrow(/areas\.0\.label: must be a text/);
  expect(wrong).toThrow(/areas\.0\.color/);
  expect(wrong).toThrow(/areas\.1\.entry/);
});
