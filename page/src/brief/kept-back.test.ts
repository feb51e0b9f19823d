import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../testing/read-description.ts';

/** The facts of a description, as one text. */
const told = (text: string): string => JSON.stringify(sheetOf(text).facts);

describe('what is kept back by its writer is no fact', () => {
  for (const [text, never, kept] of [
    ['Team:\nOlaf Pietsch, Lohn\nMia Sandrock, Azubi (bitte weglassen, sie möchte nicht)', 'Mia', 'Olaf'],
    ['Team:\nAna Ruiz, médica\nLeo Paz, becario (no poner)', 'Leo', 'Ana'],
    ['Équipe :\nAnne Roy, gérante\nLuc Petit, stagiaire (ne pas mettre)', 'Luc', 'Anne'],
    ['Bakery in Leeds. Leave my e-mail off the page (ruth@example.org is just for you).', 'ruth@', 'Leeds'],
    ['Bakery in Leeds. Nothing cheerful, and not the usual "loved ones" or "passed away".', 'loved', 'Leeds'],
    ['Une maison près de Gap. Un ton simple, pas de « havre de paix » !', 'havre', 'Gap'],
    ['Fete on 11 July in Thornby. Entry £3. Times in a proper table.', 'proper', 'Thornby'],
    ['PianoTerra è un’app. [Promemoria per Giada: chiedere il logo a Pietro]', 'Pietro', 'PianoTerra'],
    ['PAGE: Quillrota landing page (v3, internal)\nQuillrota plans rotas.', 'internal', 'Quillrota'],
    ['Queijaria em Fornos. Página em construção. Visitante n.º 10482.', '10482', 'Fornos'],
    ['Swim school in Geelong. Click here to download our flyer. Call (03) 5550 1274.', 'flyer', 'Geelong'],
    ['Quillrota plans rotas.\n\nKey messages\n- Works offline\n- Checked rules', 'Key messages', 'Works offline'],
    ['Texto pra página do barco:\n\nBarco Maré de Prosa, passeios em Paraty', 'Texto', 'Paraty'],
    ['Kurs w Toruniu, 390 zł.\n\nDla copywritera: na „ty”, bez straszenia.', 'copywritera', 'Toruniu'],
    [
      'Dock software.\n\nTarget audience\nHarbour masters, 45+, sceptical of software. Use short sentences.\n\nFeatures\n- Live map',
      'sceptical',
      'Live map',
    ],
    ['Bäckerei in Kassel. SEO-Keywords: Bäckerei Kassel, Brotzeit', 'Brotzeit', 'Bäckerei'],
    ['Bakery in Leeds. Word to avoid: artisan.', 'artisan', 'Leeds'],
    ['Bakery in Leeds. Deadline for the page is 1 March, budget £500.', '500', 'Leeds'],
    [
      'ok so this is a beekeeping course new paragraph it is in Totnes and costs ninety pounds stop recording',
      'ew paragraph',
      'Totnes',
    ],
    ['hola buen día!! vivero en Querétaro, abrimos jueves', 'Buen', 'Querétaro'],
    [
      'FAQ\nPuis-je racheter ? Oui, pour 15 %.\nL’avantage fiscal : à NE PAS mettre, rien n’est validé.\nChiffres : 1 400 vélos',
      'fiscal',
      '1 400',
    ],
  ] as const)
    test(text, () => {
      const facts = told(text);
      assert.ok(!facts.includes(never), facts);
      assert.ok(facts.includes(kept), facts);
    });
});

describe('what stands beside a remark stays a fact', () => {
  for (const [text, kept] of [
    ['quiero mi página 🌵 es el vivero Las Biznagas en Tequisquiapan', 'Las Biznagas'],
    ['I need a website 🎺 we are a brass band from Sheffield', 'Sheffield'],
    ['oi então eu sou a Jussara Prates', 'Jussara Prates'],
    ['Strona kursu „Księgowość bez mgły”, dla osób z firmą.', 'Księgowość bez mgły'],
    ['Kurs w Toruniu.\n\nProgram:\nModuł 2. Koszty\nModuł 3. VAT po ludzku', 'VAT po ludzku'],
    ['A walk on 14 September, the juniors have the pitch (no need to say that).', '14 September'],
    ['Swim school in Geelong. Make-up lessons: two per term.', 'Make-up lessons'],
    ['Quillrota plans rotas.\nHeadline idea: The rota that writes itself', 'The rota that writes itself'],
    ['Barco em Paraty.\nPra quem for fazer: não usar "top", e o botão é "Quero embarcar".', 'Quero embarcar'],
    ['Une lettre par mois. Écris comme à un voisin. Bouton : Je m’abonne', 'Je m’abonne'],
  ] as const)
    test(text, () => assert.ok(told(text).includes(kept), told(text)));

  test('no prices in the headline leaves them elsewhere', () => {
    const wishes = sheetOf('Kamp in Ommen. Prijs € 185 per week. Geen prijzen in de kop.').wishes;
    assert.ok(!wishes.some(({ value, negated }) => value === 'pricing' && negated), JSON.stringify(wishes));
  });

  test('a sentence behind a quotation names who said it', () => {
    const quotes = sheetOf(
      'A walk in Mayo. "They were good days, all nine." That\'s from Declan Roche, he walked.',
    ).facts;
    assert.equal(quotes.find(({ kind }) => kind === 'quote')?.label, 'Declan Roche');
  });

  test('"it" is no label of a date', () => {
    const facts = sheetOf('A sponsored walk round the lake. It is on Sunday 14 September.').facts;
    assert.ok(!facts.some(({ label }) => label === 'It'), JSON.stringify(facts));
  });
});
