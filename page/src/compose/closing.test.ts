import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctedFacts, type FactDraft } from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Section } from '../sections/model.ts';
import { renderPage } from '../sections/render.ts';
import { composeFacts } from './compose-facts.ts';

type Draft = Omit<FactDraft, 'id'>;

const composed = (
  facts: readonly Draft[],
  language = 'en',
  wishes: { kind: string; value: string; text?: string }[] = [],
) =>
  composeFacts(
    v.parse(correctedFacts, {
      language,
      facts: facts.map((fact, index) => ({ id: `f${index}`, ...fact })),
      wishes: wishes.map((wish, index) => ({ id: `w${index}`, ...wish })),
    }),
    { title: 'A page', description: '', projectName: 'Nova', language: 'en' },
  );
const sectionsOf = (...parts: Parameters<typeof composed>) => composed(...parts).page.sections;
const htmlOf = (...parts: Parameters<typeof composed>) => renderPage(composed(...parts).page, 'publish', '/').html;
const kindsOf = (sections: readonly Section[]) => sections.map(({ kind }) => kind);
const formOf = (sections: readonly Section[]) => {
  const form = sections.find((section) => section.kind === 'lead-form');
  assert.ok(form?.kind === 'lead-form');
  return form;
};

test('a call to book by phone leads to the phone, which stands once, under the words of the person', () => {
  const facts: Draft[] = [{ kind: 'action', text: 'Book on 07700 900482.' }];
  const html = htmlOf(facts);
  assert.doesNotMatch(html, /<form/);
  assert.match(html, /class="button" href="tel:07700900482">Book now</);
  assert.match(html, /<span>Book on<\/span><strong><a href="tel:07700900482"/);
  assert.equal(html.match(/07700 900482/g)?.length, 1);
});

test('whoever may also book online finds a form', () => {
  assert.match(htmlOf([{ kind: 'action', text: 'Book online or ring Jess on 01453 555 019.' }]), /<form/);
});

test('no heading holds an e-mail address or a phone number', () => {
  for (const text of [
    'Zapisy mailem marta@zielinska.example.',
    'Marcações: 239 555 061 ou ines@valadares.example.',
    'Write to hello@lola.example if you want a table by the window.',
  ]) {
    const html = htmlOf([{ kind: 'action', text }]);
    assert.doesNotMatch(html, /<h2[^>]*>[^<]*(?:@|\d{3})/, text);
    assert.match(html, /href="mailto:/, text);
  }
});

test('a form is not headed by the words of its button', () => {
  const form = formOf(sectionsOf([{ kind: 'action', label: 'Reserva tu prueba', text: 'Reserva tu prueba' }], 'es'));
  assert.equal(form.title, 'Reserva');
  assert.equal(form.button, 'Reserva tu prueba');
  assert.equal(form.body, '');
});

for (const [text, button] of [
  ['Please RSVP before 1 July', 'Register'],
  ['A remark about children', 'Get in touch'],
] as const)
  test(`the button asks for what the page is for: ${text}`, () => {
    const [header] = sectionsOf([{ kind: 'note', text }]);
    assert.equal(header?.kind === 'header' && header.action?.label, button);
  });

test('a webinar with a date is one to register for, a free e-book one to get', () => {
  const webinar: Draft[] = [
    { kind: 'about', text: 'Webinar about prices' },
    { kind: 'date', text: '9 February 2027' },
  ];
  assert.equal(formOf(sectionsOf(webinar)).button, 'Register');
  assert.equal(formOf(sectionsOf([{ kind: 'about', text: 'Free e-book for tired parents' }])).button, 'Get it');
});

test('a number of guests is asked for as one of people', () => {
  const wish = { kind: 'form', value: 'number', text: 'ask for the number of guests' };
  assert.equal(formOf(sectionsOf([], 'en', [wish])).fields[0]?.label, 'Number of people');
});

test('an address alone, and a line of opening hours, stand with the ways of contact', () => {
  const place: Draft[] = [{ kind: 'place', text: '9 rue des Olivettes, Nantes' }];
  assert.ok(!kindsOf(sectionsOf(place)).includes('place'));
  assert.match(htmlOf(place), /class="ways".*openstreetmap.*9 rue des Olivettes/s);
  const hours: Draft[] = [{ kind: 'hours', label: 'Tuesday to Saturday', value: '9 till 5' }];
  assert.ok(!kindsOf(sectionsOf(hours)).includes('hours'));
  assert.match(htmlOf(hours), /Tuesday to Saturday 9 till 5/);
  assert.ok(kindsOf(sectionsOf([...place, ...hours])).includes('place'));
});

test('a section for the place stays where somebody wants one', () => {
  const wish = { kind: 'structure', value: 'place' };
  assert.ok(kindsOf(sectionsOf([{ kind: 'place', text: '9 rue des Olivettes' }], 'fr', [wish])).includes('place'));
});

test('a person of whom only the name is known makes no section', () => {
  const [about, person]: Draft[] = [
    { kind: 'about', text: 'Board game for the whole family. Designed by Priya Nair.' },
    { kind: 'person', label: 'Priya Nair' },
  ];
  const { page, placed } = composed([about, person] as Draft[]);
  assert.ok(!kindsOf(page.sections).includes('team'));
  assert.equal(renderPage(page, 'publish', '/').html.match(/Priya Nair/g)?.length, 1);
  assert.deepEqual(
    placed.map(({ fact_id }) => fact_id),
    ['f0', 'f1'],
  );
  assert.match(htmlOf([{ kind: 'person', label: 'Alan Price', value: 'Treasurer' }]), /Alan Price.*Treasurer/s);
});

test('times off are opening hours, not an event', () => {
  const facts: Draft[] = [
    { kind: 'hours', label: 'Mo–Fr', value: '9–17' },
    { kind: 'date', label: 'Betriebsferien', text: '10. bis 31. Januar' },
  ];
  assert.ok(!kindsOf(sectionsOf(facts, 'de')).includes('countdown'));
  assert.match(htmlOf(facts, 'de'), /Betriebsferien/);
});

test('the only date needs no band where the top of the page tells it', () => {
  const facts: Draft[] = [
    { kind: 'about', text: 'Flea market in Ekeby on 22 August 2027' },
    { kind: 'date', text: '22 August 2027', value: '2027-08-22' },
  ];
  const { page, placed } = composed(facts);
  assert.ok(!kindsOf(page.sections).includes('countdown'));
  assert.ok(placed.some(({ fact_id }) => fact_id === 'f1'));
});

test('a date that a sentence tells does not stand beside the one of the event', () => {
  const facts: Draft[] = [
    { kind: 'note', text: 'Please reply before 1 July.' },
    { kind: 'date', text: '1 July' },
    { kind: 'date', label: 'Wedding', text: '12 September 2027', value: '2027-09-12' },
  ];
  assert.equal(htmlOf(facts).match(/1 July/g)?.length, 1);
});

test('a heading that a list has stands once', () => {
  const facts: Draft[] = [
    { kind: 'offer', label: 'Classica', value: '15 €', group: 'Tastings' },
    { kind: 'offer', label: 'Formaggi', value: '32 €', group: 'Tastings' },
    { kind: 'condition', text: 'Only with a booking', group: 'Tastings' },
  ];
  assert.equal(htmlOf(facts).match(/Tastings/g)?.length, 1);
  assert.match(htmlOf(facts), /Only with a booking/);
});

test('dates of a programme make no band', () => {
  const facts: Draft[] = [
    { kind: 'step', value: 'programme', label: '6 June, 15:00', text: 'Origami' },
    { kind: 'step', value: 'programme', label: '5 July, 11:00', text: 'A tour' },
    { kind: 'date', text: '6 June, 15:00' },
    { kind: 'date', text: '5 July, 11:00' },
  ];
  assert.ok(!kindsOf(sectionsOf(facts)).includes('countdown'));
});

test('packages have a button of their own where it asks for more than to get in touch', () => {
  const plans: Draft[] = ['Solo', 'Team'].map((label) => ({ kind: 'offer', label, value: '9 €', details: ['A', 'B'] }));
  const buttons = (facts: readonly Draft[]) => htmlOf(facts).match(/class="button button-quiet"/g)?.length ?? 0;
  assert.equal(buttons(plans), 0);
  assert.equal(buttons([...plans, { kind: 'action', text: 'Order now' }]), 2);
});

test('a petition asks for a signature, and a practice for an appointment', () => {
  const petition = sectionsOf([{ kind: 'about', text: 'Our petition has 2,846 signatures so far.' }]);
  assert.equal(formOf(petition).button, 'Sign');
  const practice = sectionsOf([{ kind: 'action', text: 'Visitors make an appointment.' }]);
  assert.equal(formOf(practice).button, 'Make an appointment');
});

for (const [facts, button, href] of [
  [[{ kind: 'about', text: 'Send your CV to jobs@mill.example by 30 April.' }], 'Apply', '#lead-form'],
  [
    [
      { kind: 'about', text: 'Send your CV by 30 April.' },
      { kind: 'contact', label: 'email', value: 'jobs@mill.example' },
    ],
    'Apply',
    'mailto:jobs@mill.example',
  ],
  [[{ kind: 'condition', text: '14 day trial, no card needed.' }], 'Try it free', '#lead-form'],
  [
    [
      { kind: 'date', text: '20 June 2027' },
      { kind: 'about', text: 'Tickets £12, under 18s free' },
    ],
    'Get tickets',
    '#lead-form',
  ],
  [[{ kind: 'condition', text: 'By appointment only' }], 'Make an appointment', '#lead-form'],
  [
    [
      { kind: 'offer', label: 'Meat box', value: '£68' },
      { kind: 'about', text: 'Please order before Wednesday noon.' },
    ],
    'Order now',
    '#lead-form',
  ],
  [[{ kind: 'action', text: 'Start a trial.' }], 'Start a trial', '#lead-form'],
  [
    [
      { kind: 'action', text: 'Book by phone' },
      { kind: 'contact', label: 'phone', value: '0117 496 0145' },
      { kind: 'contact', label: 'email', value: 'a@mill.example' },
    ],
    'Book now',
    'tel:01174960145',
  ],
  [
    [
      { kind: 'condition', text: 'No appointment needed' },
      { kind: 'contact', label: 'phone', value: '0113 496 0217' },
    ],
    'Call 0113 496 0217',
    'tel:01134960217',
  ],
] as const satisfies readonly (readonly [readonly Draft[], string, string])[])
  test(`what visitors usually do there is asked of them: ${button} (${href})`, () => {
    const hero = sectionsOf([...facts]).find(({ kind }) => kind === 'hero');
    assert.ok(hero?.kind === 'hero');
    assert.deepEqual(hero.actions, [{ label: button, href }]);
  });

test('who can be written to finds a form, and the number stands in the hero alone', () => {
  const phone: Draft = { kind: 'contact', label: 'phone', value: '0113 496 0217' };
  const both = sectionsOf([phone, { kind: 'contact', label: 'email', value: 'a@mill.example' }]);
  assert.ok(kindsOf(both).includes('lead-form'));
  const [header] = sectionsOf([phone]);
  assert.ok(header?.kind === 'header');
  assert.deepEqual(header.action, { label: 'Call now', href: 'tel:01134960217' });
});

test('the only number, asked for by WhatsApp, is written to there', () => {
  const [header] = sectionsOf([{ kind: 'contact', label: 'whatsapp', value: '+351 915 555 027' }]);
  assert.ok(header?.kind === 'header');
  assert.deepEqual(header.action, { label: 'WhatsApp', href: 'https://wa.me/351915555027' });
});

test('what one chooses from stands in the form', () => {
  const wish = { kind: 'form', value: 'Day', text: 'the day', choices: ['Monday', 'Friday'] };
  const field = formOf(sectionsOf([], 'en', [wish])).fields.find(({ label }) => label === 'Day');
  assert.deepEqual(
    { input: field?.input, options: field?.options, style: field?.style },
    { input: 'choice', options: ['Monday', 'Friday'], style: 'radio' },
  );
});
