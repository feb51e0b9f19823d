import { translations } from './locales/en.po';

test('speaks Spanish', async () => {
  const spanish = (await translations.es?.())?.default;
  expect(spanish?.count(2)).toBe('2 datos');
  expect(spanish?.stepOfThree(3)).toBe('Paso 3 de 3: revisión');
});
