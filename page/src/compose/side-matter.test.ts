import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSideMatter, withoutSideParts } from './side-matter.ts';

const SIDE: readonly string[] = [
  'No stallions please and we can take six horses at the most vet comes first monday of the month',
  'Same day if you call before 9.',
  'Need a clean DZ licence and steel toes, we train you on the loader.',
  'Cocina de 13:00 a 16:00.',
  'Recojo a domicilio los martes.',
  'Aos domingos não.',
  'Chave codificada não fazemos.',
  'À emporter seulement on livre pas!!',
  'Délai : environ six semaines.',
  'Notenlesen ist nicht nötig, ein Vorsingen gibt es nicht.',
  'Lieferzeit derzeit so zwölf Wochen',
  'Aperto dalle 6 alle 13 tranne il lunedi.',
  'Chiusi da metà novembre a Pasqua.',
  'Primo piano con ascensore',
  'Telefoons gaan bij aankomst in een kistje.',
  'Geen keyboards',
  'Ptaków i gadów nie przyjmujemy.',
  'Kóz nie.',
  'Every 2nd Saturday of the month, 10-1',
  'Lunes a viernes de 9 a 14 llamar al 985 000 461',
];

for (const text of SIDE) test(`stands in no lead: ${text}`, () => assert.equal(isSideMatter(text), true));

const TELLS: readonly string[] = [
  'We do backs, knees, sports injuries and after operations.',
  'The app that does not track you, for anyone who cooks.',
  'Not a shop but a workshop for everybody in Leeds.',
  'Hacemos mudanzas locales en Querétaro y foráneas a León.',
  'Vení aunque no sepas mover el caballo.',
  'Passeio com cachorro no bairro de Pinheiros em sao paulo.',
  'No coração de Lisboa, com vista para o rio.',
  'Abrimos MEI e cuidamos de pequenas empresas.',
  'On est à Saint-Omer dans le Pas-de-Calais',
  "Servono per l'affitto di un anno e per i mobili",
  'Wir machen Küchen, Stiegen und Einbaukästen aus Weißtanne.',
  'Bring your own apples and go home with juice',
  'Saturday 7 March at 2.30 pm in the Fishermen’s Rest',
  'Ground floor studio in Leeds',
  'Een lang weekend yoga en stilte in Boerderij De Wijde Blik.',
  'Żuczek to lampka rowerowa, która ładuje się z dynama.',
  'Saturday 21 November, 7.30pm, St Mary’s Church, Wells.',
];

for (const text of TELLS) test(`may stand in a lead: ${text}`, () => assert.equal(isSideMatter(text), false));

test('what a line says last that belongs further down is parted from it', () => {
  assert.deepEqual(withoutSideParts('22 jaar ervaring, ook vleugels, geen keyboards.'), {
    line: '22 jaar ervaring, ook vleugels.',
    beside: ['geen keyboards'],
  });
  assert.deepEqual(withoutSideParts('Pane a lievito madre dal 1968, aperto dalle 6 alle 13 tranne il lunedi.'), {
    line: 'Pane a lievito madre dal 1968.',
    beside: ['aperto dalle 6 alle 13 tranne il lunedi'],
  });
});

const WHOLE: readonly string[] = [
  'No sugar, no salt, no palm oil.',
  'Casamentos pequenos na praia, no sítio, no cartório.',
  'Bread, cakes and coffee, baked before six.',
  'Nicht geimpft. Stubenrein, keine Katzen.',
];

for (const line of WHOLE)
  test(`stays whole: ${line}`, () => assert.deepEqual(withoutSideParts(line), { line, beside: [] }));
