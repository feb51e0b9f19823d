import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { visibleText } from '../bench/visible-text.ts';
import { renderPage } from '../sections/render.ts';
import { withContactRemarks } from './contact-remarks.ts';
import { headlineScore } from './headline-score.ts';
import { intentOf } from './intent.ts';
import { motifsFor } from './motifs.ts';
import { hrefOf } from './reach.ts';
import { writePage } from './write-page.ts';

const pageOf = (descriptionAi: string, title = '') =>
  writePage({ projectName: '', projectDescription: '', title, description: '', descriptionAi, language: 'en' }).page;
const sectionOf = (text: string, kind: string) => pageOf(text).sections.find((section) => section.kind === kind);
const readOf = (text: string) => visibleText(renderPage(pageOf(text), 'publish', '/').html).spaced;
const buttonOf = (text: string) => {
  const hero = sectionOf(text, 'hero');
  return hero?.kind === 'hero' ? hero.actions?.[0]?.label : undefined;
};

describe('Portuguese', () => {
  const menu =
    'Marmita caseira em Campinas. Pequena R$ 18, média R$ 22, grande R$ 27. Escreva para cida@marmitas.example.';

  test('of Brazil has its own words', () => {
    assert.match(readOf(menu), /Contato/);
    assert.doesNotMatch(readOf(menu), /Contacto/);
  });

  test('of Portugal keeps its own', () => {
    const text = 'Marmitas em Braga. Pequena 6 €, média 8 €, grande 9 €. Escreva para cida@marmitas.example.';
    assert.match(readOf(text), /Contacto/);
    assert.match(readOf('Explicações de Matemática em Braga. Escreva para ana@aulas.example.'), /Contacto/);
  });
});

describe('a remark or two', () => {
  test('stand with the rest', () => {
    const form = sectionOf(
      'Pousada em Teresópolis, a 12 km da entrada do parque. São sete chalés com lareira. Não temos piscina.',
      'lead-form',
    );
    assert.equal(form?.kind === 'lead-form' && form.body, '');
  });

  test('stand beside the form where they are about getting in touch', () => {
    const form = sectionOf('Small bakery in Leeds. We bake rye and wheat. Deposit not refundable.', 'lead-form');
    assert.match((form?.kind === 'lead-form' && form.body) || '', /Deposit/);
  });
});

describe('steps', () => {
  test('one alone makes no section', () =>
    assert.equal(
      sectionOf('Garden design in Perth. How it works: first we walk round the garden together.', 'steps'),
      undefined,
    ));

  test('several do', () =>
    assert.ok(
      sectionOf(
        'Garden design in Perth.\n\nHow it works:\n1. We walk round the garden.\n2. You get a plan.\n3. We plant.',
        'steps',
      ),
    ));
});

describe('dates', () => {
  test('until when something is done make no band where a sentence tells it', () =>
    assert.equal(
      sectionOf('Playground in Thurmaston. Every pound is matched by the Play Fund until 31 March 2027.', 'countdown'),
      undefined,
    ));

  test('of what happens do', () => assert.ok(sectionOf('Choir in Leeds.\n\nDate: Saturday 6 March 2027', 'countdown')));
});

describe('the button', () => {
  for (const [text, label] of [
    ['Friends of the Rec in Thurmaston. We need £18,500 and have raised £6,240 so far.', 'Donate'],
    ['Petition in Leeds. Our petition has 2,846 signatures so far.', 'Sign'],
    ['Fair in Leeds on 3 May 2027. People should buy tickets.', 'Get tickets'],
    ['Faço tranças em Salvador, no Rio Vermelho. Box braids R$ 280, twist R$ 250. WhatsApp 71 98888-0146', 'WhatsApp'],
  ] as const)
    test(`${label}: ${text}`, () => assert.equal(buttonOf(text), label));

  test('knows trials and tickets from other things', () => {
    assert.equal(intentOf('Start free trial'), 'trial');
    assert.equal(intentOf('Book a trial lesson'), 'book');
    assert.equal(intentOf('Comprar entradas'), 'tickets');
    assert.equal(intentOf('Buy a voucher'), 'buy');
  });
});

test('a Brazilian mobile is one that WhatsApp opens, other numbers without their country are called', () => {
  assert.equal(hrefOf('71 98888-0146', 'whatsapp'), 'https://wa.me/5571988880146');
  assert.equal(hrefOf('915 555 027', 'whatsapp'), 'tel:915555027');
  assert.equal(hrefOf('71 98888-0146', 'phone'), 'tel:71988880146');
  // A country's code without its plus.
  assert.equal(hrefOf('34 912 345 678', 'whatsapp'), 'tel:34912345678');
});

test('whoever wants it modern gets no picture of software', () => {
  const modern = [{ id: 'w', kind: 'look' as const, value: 'tech', text: 'modern', negated: false }];
  const about = (text: string) => [
    { id: 'f', kind: 'about' as const, label: '', value: '', unit: '', text, details: [], group: '' },
  ];
  assert.ok(!motifsFor(about('Braids in Salvador'), modern).includes('window'));
  assert.ok(motifsFor(about('Software for boat trips'), []).includes('window'));
});

describe('a headline', () => {
  for (const [better, worse] of [
    ['Hebammen in Freising', 'Für Termine ab März sind noch Plätze frei'],
    ['Small gardens in Edinburgh', 'Most gardens take from February to May'],
    ['Fromagerie à Nantes', 'Solange Kerbrat, meilleur apprenti de France 2009, affine ses tommes à Vertou'],
    ['Mobile hair in Swansea', 'Its Kel'],
  ] as const)
    test(`is rather "${better}" than "${worse}"`, () =>
      assert.ok(headlineScore(better, [], 2) > headlineScore(worse, [], 0) + 1));

  test('may be who somebody is, and be of a month', () => {
    assert.ok(headlineScore('Iris Haldane, garden designer in Edinburgh', [], 0) >= 1.5);
    assert.ok(headlineScore('May Fair in Leeds', [], 0) >= 1.5);
  });
});

describe('what no rule for owners takes', () => {
  const toldOf = (text: string, value: string, label: string) => {
    const blank = { label: '', value: '', unit: '', text: '', details: [], group: '' };
    const remark = { ...blank, id: 'r', kind: 'note' as const, text };
    return withContactRemarks([remark, { ...blank, id: 'c', kind: 'contact', label, value }]).told.has('r');
  };

  test('how one wants to be reached is no repetition', () => {
    assert.ok(!toldOf('Text only please, 07700 900123', '07700 900123', 'phone'));
    assert.ok(!toldOf('Nur WhatsApp, nicht Telefon, 0170 1234567', '0170 1234567', 'whatsapp'));
    assert.ok(toldOf('Nur WhatsApp 0170 1234567', '0170 1234567', 'whatsapp'));
    assert.ok(toldOf('Ring me, not by e-mail, 07700 900123', '07700 900123', 'phone'));
  });

  test('a remark heads no page', () => {
    const hero = sectionOf('We bake sourdough and rye every night. Delivery only in Leeds and Harrogate.', 'hero');
    assert.ok(hero?.kind === 'hero' && !/Delivery/.test(hero.headline));
  });

  test('where people register until a day, the button says so', () => {
    const text =
      'Payroll Without Panic, a talk by Denise Okafor. Everyone who registers gets the recording. Register by April 13.';
    assert.equal(buttonOf(text), 'Register');
  });

  test('whoever wants to be called asks nobody to register', () => {
    assert.notEqual(intentOf('Melden Sie sich unter 05141 12345.'), 'register');
    assert.equal(intentOf('Bitte meldet euch bis Mai an.'), 'register');
  });

  test('spaces and the sea may head a page', () => {
    assert.ok(headlineScore('Studio spaces available in Hebden Bridge', [], 0) >= 1.5);
    for (const text of ['Casa do Mar, quartos em Peniche', 'Cocina de mar en Cádiz'])
      assert.ok(headlineScore(text, [], 0) >= 1.5, text);
  });

  test('people are told alike in Portugal', () =>
    assert.match(
      readOf('Aulas em Braga para vocês e para a gente da rua. Escreva para ana@aulas.example.'),
      /Contacto/,
    ));
});
