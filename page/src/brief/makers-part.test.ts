import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sheetOf } from '../testing/read-description.ts';

const told = (descriptionAi: string) =>
  sheetOf(descriptionAi)
    .facts.map(({ label, value, text, details }) => [label, value, text, ...details].join(' '))
    .join('\n');

test('a paragraph to whoever makes the page is for nobody else', () => {
  const italian = told(
    'Coro di Agordo, ingresso libero.\n\n* per il grafico: il logo della banca va tolto, non ci sponsorizzano più e siamo ai ferri corti.',
  );
  assert.match(italian, /ingresso libero/i);
  assert.doesNotMatch(italian, /banca|ferri corti|sponsorizzano/);
  assert.doesNotMatch(
    told('Koor in Ede.\n\nAan de redactie: schrijf u en geen je. Het bestuur wil de tekst zien.'),
    /geen je|bestuur/i,
  );
});

test('a questionnaire that asks what shall not appear keeps it off the page', () => {
  const text = told(
    [
      'Nome do clube?\nClube de Xadrez Cavalo Manco',
      'Quanto custa?\nMensalidade de R$ 35.',
      'Para quem é?\nQualquer idade a partir de 7 anos.',
      'O que NÃO deve aparecer no site?\nA briga com a federação. O nome do antigo presidente, Osmar.',
      'Contato?\ncavalomanco@xadrez.example',
    ].join('\n\n'),
  );
  assert.match(text, /Cavalo Manco/);
  assert.match(text, /R\$ 35/);
  assert.doesNotMatch(text, /Osmar|federação/);
});

test('a bracket that tells what was true once is not for visitors', () => {
  assert.doesNotMatch(
    told('Vorstellung zur Prüfung 190 € (alt: 175 € – bitte nicht mehr nehmen!), Fahrstunde 64 €.'),
    /175/,
  );
  assert.doesNotMatch(
    told('Plant sale on Sunday 17th May, 11am to 3pm (NOT the 10th as printed last time round!!).'),
    /10th/,
  );
  assert.match(told('Old mill (built 1790, restored 2012) in Leeds.'), /built 1790/);
});

test('what somebody is like and does not do is told to visitors', () => {
  for (const said of [
    "I'm really patient with nervous dogs.",
    'Ik ben slechthorend.',
    'Kinderfeestjes doe ik niet meer.',
    'If it rains we rebook, no charge.',
    'Maximaal 7 mensen want ik heb 7 draaischijven.',
  ])
    assert.ok(told(`Atelier in Harlingen. ${said}`).includes(said.replace(/[.]$/, '').slice(4)), said);
});
