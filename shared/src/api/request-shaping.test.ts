import { dropEmpty, emptyToNull } from './request-shaping.ts';

test('user updates send an empty text as null', () => {
  expect(emptyToNull({ name: '', email: 'a@b.c', age: 0, on: false })).toEqual({
    name: null,
    email: 'a@b.c',
    age: 0,
    on: false,
  });
});

test('project updates send neither empty texts nor nulls', () => {
  expect(dropEmpty({ name: 'x', description: '', logo: null, count: 0 })).toEqual({ name: 'x', count: 0 });
});
