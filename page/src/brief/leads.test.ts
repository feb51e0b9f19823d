import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sheetOf } from '../testing/read-description.ts';

test('what only leads to a remark for the writer is no fact', () => {
  const { facts } = sheetOf(
    'somos Nuria y Andoni y tenemos una casa rural en Ochagavía en el valle de Salazar y queremos una página para que la gente reserve sin pasar por booking porque se quedan mucho y nosotros lo que queremos es hablar con la gente por teléfono y explicarles las cosas',
  );
  for (const { text } of facts) assert.doesNotMatch(text, /lo que$/);
});
