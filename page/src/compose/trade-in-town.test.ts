import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tradeIn } from './trade-in-town.ts';
import { withoutSelf } from './without-self.ts';

test('a trade and its town are found in what somebody tells of themselves', () => {
  for (const [text, trade] of [
    [
      'Soy Julián y tengo un taller de tapicería en Vallecas en la calle Mayor llevo años',
      'taller de tapicería en Vallecas',
    ],
    ['Eu sou o Wanderlei marceneiro aqui em Joinville faz dezoito anos', 'marceneiro em Joinville'],
    ['hi I run a small bakery in Ludlow and bake rye', 'small bakery in Ludlow'],
    ['wir haben eine kleine Töpferei in Diessen am See', 'kleine Töpferei in Diessen'],
  ] as const)
    assert.equal(tradeIn(text), trade);
});

test('nothing is taken for a trade that is none', () => {
  for (const text of [
    'anything with a movement really I am based in Ludlow in Shropshire',
    'Mio nonno aggiustava mandolini a Napoli',
    'We bake bread and deliver it',
  ])
    assert.equal(tradeIn(text), '');
});

test('who speaks is left out of a headline with their name and trade', () => {
  assert.equal(
    withoutSelf('Soy Lucía Etxeberria, acupuntora en Vitoria.').text,
    'Lucía Etxeberria, acupuntora en Vitoria.',
  );
  assert.equal(withoutSelf('Ich bin Hanna Vogel, Hebamme in Celle.').text, 'Hanna Vogel, Hebamme in Celle.');
  assert.equal(withoutSelf('I am Lea Sommer').text, 'I am Lea Sommer');
});

test('a trade is headed with all that it is for', () =>
  assert.equal(
    withoutSelf('Je suis toiletteuse pour chiens et chats à Quimper').text,
    'toiletteuse pour chiens et chats à Quimper',
  ));
