import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Fact, fact, PAGE_LANGUAGES } from '@landfall/shared/contracts';
import fc from 'fast-check';
import * as v from 'valibot';
import { themeOf } from '../../sections/themes.ts';
import { applyOperations } from '../edit-page.ts';
import { htmlTree } from '../html-tree.ts';
import { outlineOf } from '../outline.ts';
import { followInstruction } from './follow.ts';
import { RULE_WORDS } from './words.ts';

const html = `<body><header id="header" data-section="header"><a class="brand" href="#top">Bakery</a><a class="button" href="#contact">Call now</a></header><main>
<section data-section="hero" id="hero"><h1>Fresh bread in Leeds</h1><p class="lead">We bake every night for you. It is a pleasure to do it well.</p><a class="button" href="#contact">Call now</a><a href="#pricing">Prices</a></section>
<section data-section="features" id="features"><h2>What we bake</h2><ul><li><h3>Sourdough</h3><p>Slowly raised and dark. We love the smell of it in the morning.</p></li><li><h3>Rye</h3><p>Baked in a tin for breakfast and lunch. It costs 4 € on Saturdays.</p></li></ul></section>
<section data-section="pricing" id="pricing"><h2>Prices</h2><article><h3>Loaf</h3><p class="price">3 €</p></article></section>
<section data-section="faq" id="faq"><h2>Good to know</h2><details><summary>Is it fresh?</summary><p>Every day.</p></details></section>
<section data-section="contact" id="contact"><h2>Contact</h2><ul><li><span>Phone</span><strong><a href="tel:01134960000">0113 496 0000</a></strong></li></ul></section></main>
<footer id="footer" data-section="footer"><strong>Bakery</strong></footer></body>`;
const made = { language: 'en', theme: { palette: 'iris', type: 'modern' } };
const facts: Fact[] = [
  { id: 'f1', kind: 'hours' as const, label: 'Monday to Friday', value: '7 to 15' },
  { id: 'f2', kind: 'place' as const, text: '4 Mill Lane, Leeds' },
].map((part) => v.parse(fact, part));

const outline = outlineOf(htmlTree(html), made);
const follow = (instruction: string, sectionId?: string, language = 'en') =>
  followInstruction({ instruction, outline, facts, sectionId, language });

/** The page after an instruction: its outline, or why nothing was done. */
function after(instruction: string, sectionId?: string, language = 'en') {
  const answer = follow(instruction, sectionId, language);
  if ('problem' in answer) return answer;
  const tree = htmlTree(html);
  const steps = answer.operations.map((operation) => ({
    operation,
    html: operation.op === 'insert' ? `<section data-section="${operation.section.kind}"><h2>New</h2></section>` : '',
  }));
  const { refused } = applyOperations(tree, steps, { made });
  assert.deepEqual(refused, []);
  return { ...outlineOf(tree, made), html: tree.html() };
}
const ids = (page: ReturnType<typeof after>) =>
  'problem' in page ? page.problem : page.sections.map(({ id }) => id).join(' ');
const arranged = (...names: string[]) => names.join(' ');

const arrangements: [instruction: string, ...order: string[]][] = [
  ['Move the prices up', 'header', 'hero', 'pricing', 'features', 'faq', 'contact', 'footer'],
  ['please move prices down', 'header', 'hero', 'features', 'faq', 'pricing', 'contact', 'footer'],
  ['Move the questions before the prices', 'header', 'hero', 'features', 'faq', 'pricing', 'contact', 'footer'],
  ['put "What we bake" after good to know', 'header', 'hero', 'pricing', 'faq', 'features', 'contact', 'footer'],
  ['Move contact to the top', 'header', 'hero', 'contact', 'features', 'pricing', 'faq', 'footer'],
  ['move prices to the end', 'header', 'hero', 'features', 'faq', 'contact', 'pricing', 'footer'],
  ['Remove the questions', 'header', 'hero', 'features', 'pricing', 'contact', 'footer'],
  ['Duplicate the prices', 'header', 'hero', 'features', 'pricing', 'pricing-2', 'faq', 'contact', 'footer'],
  ['Add the opening hours', 'header', 'hero', 'features', 'pricing', 'faq', 'hours', 'contact', 'footer'],
  ['add the address', 'header', 'hero', 'features', 'pricing', 'faq', 'place', 'contact', 'footer'],
  ['Sube los precios', 'header', 'hero', 'pricing', 'features', 'faq', 'contact', 'footer'],
  ['Pon las preguntas antes de los precios', 'header', 'hero', 'features', 'faq', 'pricing', 'contact', 'footer'],
  ['Elimina las preguntas frecuentes', 'header', 'hero', 'features', 'pricing', 'contact', 'footer'],
  ['Quita las preguntas', 'header', 'hero', 'features', 'pricing', 'contact', 'footer'],
  ['Añade el horario', 'header', 'hero', 'features', 'pricing', 'faq', 'hours', 'contact', 'footer'],
  ['Duplica los precios', 'header', 'hero', 'features', 'pricing', 'pricing-2', 'faq', 'contact', 'footer'],
  ['Verschiebe die Preise nach oben', 'header', 'hero', 'pricing', 'features', 'faq', 'contact', 'footer'],
  ['Supprime les questions', 'header', 'hero', 'features', 'pricing', 'contact', 'footer'],
  ['Togli le domande', 'header', 'hero', 'features', 'pricing', 'contact', 'footer'],
  ['remove as perguntas', 'header', 'hero', 'features', 'pricing', 'contact', 'footer'],
  ['Verwijder de vragen', 'header', 'hero', 'features', 'pricing', 'contact', 'footer'],
  ['Usuń pytania', 'header', 'hero', 'features', 'pricing', 'contact', 'footer'],
];
for (const [instruction, ...expected] of arrangements)
  test(`arranges: ${instruction}`, () => assert.equal(ids(after(instruction)), arranged(...expected)));

const texts: [instruction: string, found: RegExp, language?: string][] = [
  ["Change 'Fresh bread' to 'Warm bread'", /<h1>Warm bread in Leeds<\/h1>/],
  ['replace Leeds with York', /Fresh bread in York/],
  ['Headline: Bread that keeps', /<h1>Bread that keeps<\/h1>/],
  ['change the headline to Bread for all', /<h1>Bread for all<\/h1>/],
  ['the headline should say "Good bread"', /<h1>Good bread<\/h1>/],
  ['button: Order now', /<header[^>]*>.*Order now.*<section data-section="hero".*Order now/s],
  ['The button says Order now', /Order now<\/a><a href="#pricing">Prices/],
  ['Cambia «Leeds» por «York»', /Fresh bread in York/, 'es'],
  ['Cambia Leeds por York', /Fresh bread in York/, 'es'],
  ['Titular: Pan recién hecho', /<h1>Pan recién hecho<\/h1>/, 'es'],
  ['Cambia el titular a Pan de verdad', /<h1>Pan de verdad<\/h1>/, 'es'],
  ['El botón dice Llámanos', /Llámanos<\/a><a href="#pricing">/, 'es'],
  ['Change the phone number to 0113 222 3333', /<a href="tel:01132223333">0113 222 3333<\/a>/],
  ['Cambia el teléfono por 0113 222 3333', /tel:01132223333/, 'es'],
  ['Cambia el texto del botón a Pedir pan', /Pedir pan<\/a><a href="#pricing">/, 'es'],
  ['Headline should be: Bread first', /<h1>Bread first<\/h1>/],
  ['Make it shorter', /<p class="lead">We bake every night for you\.<\/p>/],
  ['Más corto', /<p class="lead">We bake every night for you\.<\/p>/, 'es'],
  ['translate to Spanish', /<h2>Precios<\/h2>/],
  ['Tradúcelo al alemán', /<h2>Preise<\/h2>/, 'es'],
];
for (const [instruction, found, language] of texts)
  test(`writes: ${instruction}`, () => {
    const page = after(instruction, undefined, language);
    assert.match('html' in page ? page.html : page.problem, found);
  });

const isDark = (palette: string) => Number.parseInt(themeOf(palette).palette.background.slice(1, 3), 16) < 128;
const themes: [instruction: string, isWanted: (theme: { palette: string; type: string }) => boolean][] = [
  ['darker', ({ palette }) => isDark(palette)],
  ['Make it darker please', ({ palette }) => isDark(palette)],
  ['más oscuro', ({ palette }) => isDark(palette)],
  ['dunkler', ({ palette }) => isDark(palette)],
  ['make it green', ({ palette, type }) => palette !== 'iris' && !isDark(palette) && type === 'modern'],
  ['en verde', ({ palette }) => palette !== 'iris'],
  ['another palette', ({ palette, type }) => palette !== 'iris' && type === 'modern'],
  ['warmer', ({ palette }) => palette !== 'iris' && !isDark(palette)],
  ['Otra letra', ({ palette, type }) => palette === 'iris' && type !== 'modern'],
  ['friendly letters', ({ type }) => type === 'friendly'],
  ['letra clásica', ({ type }) => type === 'editorial'],
];
for (const [instruction, isWanted] of themes)
  test(`dresses: ${instruction}`, () => {
    const answer = follow(instruction);
    const [operation] = 'operations' in answer ? answer.operations : [];
    if (operation?.op !== 'theme') assert.fail(JSON.stringify(answer));
    assert.ok(isWanted(operation), JSON.stringify(operation));
  });

const problems: [instruction: string, problem: string, sectionId?: string][] = [
  ['remove the team', 'no_such_section'],
  ['remove the header', 'other_section', 'faq'],
  ['remove the hero', 'headline_stays'],
  ['move the header down', 'stays_in_place'],
  ['move the hero up', 'already'],
  ["change 'tea' to 'coffee'", 'no_such_text'],
  ['add the prices', 'is_there'],
  ['add the team', 'no_fact'],
  ['make the headline bigger', 'size_is_style'],
  ['darker', 'whole_page', 'faq'],
  ['shorter', 'cannot_shorten', 'pricing'],
  ['translate to English', 'already'],
  ['remove the dark text', 'no_such_section'],
  ['tell a joke about bread', 'not_understood'],
  ['mention our dark chocolate', 'not_understood'],
  ['write about our light lunch menu', 'not_understood'],
  ['the opening times are shorter in winter', 'not_understood'],
  ['we give tours in English and Spanish', 'not_understood'],
  ['remove the sentence about prices', 'no_such_section'],
  ['remove the word cheap', 'no_such_section'],
  ['remove the phone number', 'no_such_section'],
  ['add the prices of the new machines', 'not_understood'],
  ['the title is too long', 'not_understood'],
  ['menciona nuestro chocolate negro', 'not_understood'],
  ['make it friendlier and mention my grandmother', 'not_understood'],
];
for (const [instruction, problem, sectionId] of problems)
  test(`says why it cannot: ${instruction}`, () => {
    const answer = follow(instruction, sectionId);
    assert.equal('problem' in answer ? answer.problem : JSON.stringify(answer), problem);
  });

test('shortens nothing that holds a number, a name, a price or a condition', () => {
  const page = after('shorter');
  assert.ok('html' in page);
  assert.match(page.html, /It costs 4 € on Saturdays\./);
  assert.doesNotMatch(page.html, /smell of it/);
});

test('shortens the section that is named, and no other', () => {
  const page = after('make “What we bake” shorter');
  assert.ok('html' in page);
  assert.match(page.html, /It is a pleasure to do it well\./);
  assert.doesNotMatch(page.html, /smell of it/);
});

test('keeps to the selected section', () => {
  const page = after('shorter', 'features');
  assert.ok('html' in page);
  assert.match(page.html, /It is a pleasure to do it well\./);
  assert.equal(ids(after('duplicate this section', 'pricing')).includes('pricing-2'), true);
});

test('translates our own words alone, and says so', () => {
  const answer = follow('translate to Spanish');
  assert.equal('note' in answer && answer.note, 'own_words_only');
  const page = after('translate to Spanish');
  assert.ok('html' in page && page.html.includes('Fresh bread in Leeds') && page.language === 'en');
});

test('asks which one where a page has several of a kind', () => {
  const twice = {
    ...outline,
    sections: [...outline.sections, { ...outline.sections[4], id: 'faq-2', heading: 'More' }],
  };
  const answer = followInstruction({
    instruction: 'remove the questions',
    outline: twice as never,
    facts,
    language: 'en',
  });
  assert.deepEqual(answer, { problem: 'which_section', about: 'Good to know · More' });
});

test('answers any text, quickly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 1000 }), (instruction) => {
      const answer = follow(instruction);
      assert.ok('problem' in answer || answer.operations.length > 0);
    }),
  );
  for (const hostile of ['"'.repeat(1000), 'change to '.repeat(100), "'a' ".repeat(250), '('.repeat(1000)]) {
    const started = performance.now();
    follow(hostile);
    assert.ok(performance.now() - started < 500, hostile.slice(0, 20));
  }
});

test('every language knows the same instructions', () => {
  for (const language of PAGE_LANGUAGES)
    for (const [name, words] of Object.entries(RULE_WORDS[language]))
      assert.ok(Array.isArray(words) ? words.length > 0 : Object.keys(words).length > 0, `${language} ${name}`);
});

for (const [instruction, language] of [
  ['remove the popup', 'en'],
  ['elimina la ventana emergente', 'es'],
  ['remova o pop-up', 'pt'],
] as const) {
  test(`a popup is known by its name: ${instruction}`, () => {
    const popup = '<section class="popup" data-section="popup" id="popup"><h2>One thing</h2></section></main>';
    const answer = followInstruction({
      ...{ instruction, language, facts, sectionId: undefined },
      outline: outlineOf(htmlTree(html.replace('</main>', popup)), made),
    });
    assert.deepEqual(answer, { operations: [{ op: 'remove', section: 'popup' }] });
  });
}
