import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { signerOf } from './signer.ts';

const letter = (body: string, closing: string) => `${body}\n\n${closing}`;
const OWN =
  'Ich bin Steuerberaterin in Detmold. Mein Büro ist im zweiten Stock. Ich antworte innerhalb von zwei Tagen.';

describe('who signs a letter about what they do', () => {
  test('is named by their full name', () => {
    assert.equal(signerOf(letter(OWN, 'Mit freundlichen Grüßen\nFriederike Aschoff'), false), 'Friederike Aschoff');
    const spanish = 'Soy afinadora. Mi taller está en Cádiz y yo misma recojo los pianos.';
    assert.equal(signerOf(letter(spanish, 'Reciba un cordial saludo,\nRosa Lucena'), false), 'Rosa Lucena');
  });

  test('is nobody where a first name or a business signs', () => {
    assert.equal(signerOf(letter(OWN, 'Liebe Grüße\nFriederike'), false), '');
    assert.equal(signerOf(letter(OWN, 'Mit freundlichen Grüßen\nIhre Steuerkanzlei'), false), '');
  });

  test('is nobody where they do not want to be named, or write for others', () => {
    const unnamed = `${OWN} Bitte nennen Sie meinen Nachnamen nicht.`;
    assert.equal(signerOf(letter(unnamed, 'Mit freundlichen Grüßen\nFriederike Aschoff'), false), '');
    const forOthers = 'Die Kanzlei liegt in Detmold. Sie berät Künstlerinnen und freie Bühnenberufe.';
    assert.equal(signerOf(letter(forOthers, 'Mit freundlichen Grüßen\nJana Kruse'), false), '');
  });
});
