import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBrief } from '../read-brief.ts';

const valuesOf = (descriptionAi: string) =>
  readBrief({ projectName: '', projectDescription: '', title: '', description: '', descriptionAi })
    .facts.filter(({ kind }) => kind === 'offer')
    .map(({ value }) => value);

test('what is told in a unit of measure is no price by the currency of others', () => {
  assert.deepEqual(
    valuesOf(
      "on fait les bornes de recharge l'installation c'est à partir de 895 $ plus taxes les panneaux 200 ampères et les rénos mais pas le neuf commercial",
    ),
    ['à partir de 895 $'],
  );
  for (const text of [
    'montamos paneles desde 900 euros la bomba 12 voltios y el depósito 300 litros y no hacemos piscinas ni pozos',
    'we sell stoves from 900 dollars the big one 12 kilowatt and a tank 300 litres and we fit them all over town ourselves',
    'wir bauen Anlagen ab 900 Euro die große 12 Kilowatt und der Speicher 300 Liter und wir fahren bis Ulm',
  ])
    assert.ok(
      valuesOf(text).every((value) => !/300|12/.test(value)),
      text,
    );
});
