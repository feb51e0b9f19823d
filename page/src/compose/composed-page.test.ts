import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CorrectedFacts, correctedFacts, type FactDraft } from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Section } from '../sections/model.ts';
import { renderPage } from '../sections/render.ts';
import { SAMPLE_SHEETS } from '../testing/sample-sheets.ts';
import { composeFacts } from './compose-facts.ts';

type Kind = Section['kind'];
type Of<K extends Kind> = Extract<Section, { kind: K }>;

const OPTIONS = { title: 'A page', description: '', projectName: 'Nova', language: 'fr' } as const;
const sheetOf = (
  facts: readonly Omit<FactDraft, 'id'>[],
  wishes: readonly { kind: string; value: string; negated?: boolean; text?: string }[] = [],
  language = 'en',
): CorrectedFacts =>
  v.parse(correctedFacts, {
    language,
    facts: facts.map((fact, index) => ({ id: `f${index}`, ...fact })),
    wishes: wishes.map((wish, index) => ({ id: `w${index}`, ...wish })),
  });
const pageOf = (...parts: Parameters<typeof sheetOf>) => composeFacts(sheetOf(...parts), OPTIONS).page;
const published = (...parts: Parameters<typeof sheetOf>) => renderPage(pageOf(...parts), 'publish', '/').html;

function only<K extends Kind>(kind: K, sections: readonly Section[]): Of<K> {
  const found = sections.filter((section): section is Of<K> => section.kind === kind);
  assert.equal(found.length, 1, `${found.length} of ${kind}`);
  return found[0] as Of<K>;
}

const name = { kind: 'name', text: 'Casa Lola' } as const;

test('says in the headline what it is, in the words of the person', () => {
  const hero = only(
    'hero',
    pageOf([name, { kind: 'about', text: 'tapas bar in Seville. We cook what the market has.' }]).sections,
  );
  assert.equal(hero.headline, 'Tapas bar in Seville');
  assert.equal(hero.lead, 'We cook what the market has.');
});

test('heads the page with the name where what it is takes many words', () => {
  const text = 'A tapas bar that has stood at the same corner of the same square for more than thirty-five years now.';
  const hero = only('hero', pageOf([name, { kind: 'about', text }]).sections);
  assert.equal(hero.headline, 'Casa Lola');
  assert.equal(hero.lead, text);
});

test('makes no headline of a greeting or an address', () => {
  for (const text of ['Hi there everybody!', 'Write to me@example.org please', 'STARTERS AND MAINS'])
    assert.equal(only('hero', pageOf([name, { kind: 'about', text }]).sections).headline, 'Casa Lola', text);
});

test('a brief of five words makes a short page: an opening, a form, and a close', () => {
  const { page } = composeFacts(SAMPLE_SHEETS.short as CorrectedFacts, OPTIONS);
  const kinds = [...renderPage(page, 'publish', '/').html.matchAll(/data-section="([\w-]+)"/g)].map(([, kind]) => kind);
  assert.deepEqual(kinds, ['header', 'hero', 'lead-form', 'footer']);
});

test('keeps the price beside its offer, with what it is for', () => {
  const html = published([{ kind: 'offer', label: 'One night', value: '140 €', unit: 'a night' }]);
  assert.match(html, /<h3>One night<\/h3>.*140 € <small>a night<\/small>/);
});

test('packages with contents are cards, a long list of dishes is a menu in groups', () => {
  const plans = ['Solo', 'Team'].map((label) => ({
    kind: 'offer' as const,
    label,
    value: '9 €',
    details: ['Export', 'Help'],
  }));
  assert.equal(only('pricing', pageOf(plans).sections).plans.length, 2);
  const dishes = Array.from({ length: 40 }, (_dish, index) => ({
    kind: 'offer' as const,
    label: `Dish ${index}`,
    value: `${index} €`,
    group: index < 20 ? 'Starters' : 'Mains',
  }));
  assert.equal(only('listing', pageOf(dishes).sections).items.length, 40);
  assert.match(published(dishes), /<h3>Starters<\/h3>/);
});

for (const [about, heading] of [
  ['A restaurant in Cádiz', /<h2[^>]*>(?:Menu|On the menu)</],
  ['A shift planner for cafés and restaurants', /<h2[^>]*>(?:Prices|What it costs)</],
  ['A menuisier in Quimper', /<h2[^>]*>(?:Prices|What it costs)</],
  ['A wedding in a barn', /<h2[^>]*>(?:Prices|What it costs)</],
] as const)
  test(`calls prices what they are: ${about}`, () => {
    const offers = ['One', 'Two', 'Three', 'Four'].map((label) => ({ kind: 'offer' as const, label, value: '9 €' }));
    assert.match(published([{ kind: 'about', text: about }, ...offers]), heading);
  });

test('no amount is on a page that wants no prices, and the offers still are', () => {
  const html = published(
    [{ kind: 'offer', label: 'A cut', value: '25 €', text: 'with a wash' }],
    [{ kind: 'structure', value: 'pricing', negated: true }],
  );
  assert.match(html, /A cut/);
  assert.match(html, /with a wash/);
  assert.doesNotMatch(html, /25/);
});

test('a page that wants no prices at the top has them further down', () => {
  const wish = { kind: 'structure', value: 'pricing', negated: true, text: 'No prices at the top, please.' };
  assert.match(published([{ kind: 'offer', label: 'A cut', value: '25 €' }], [wish]), /25 €/);
});

test('asks for one thing, everywhere in the same words', () => {
  const sections = pageOf([name, { kind: 'action', label: 'save my seat' }]).sections;
  const form = only('lead-form', sections);
  assert.equal(form.button, 'Save my seat');
  assert.deepEqual(only('hero', sections).actions, [{ label: 'Save my seat', href: '#lead-form' }]);
  assert.deepEqual(only('header', sections).action, { label: 'Save my seat', href: '#lead-form' });
});

test('calls by phone where the person asks for calls', () => {
  const facts = [
    { kind: 'action' as const, text: 'Call us' },
    { kind: 'contact' as const, label: 'phone', value: '0161 496 0000' },
  ];
  assert.deepEqual(only('hero', pageOf(facts).sections).actions, [
    { label: 'Call 0161 496 0000', href: 'tel:01614960000' },
  ]);
});

test('a page that wants no form has none, and leads to the phone', () => {
  const facts = [{ kind: 'contact' as const, label: 'phone', value: '+49 8322 12345' }];
  const html = published(facts, [{ kind: 'structure', value: 'lead-form', negated: true }]);
  assert.doesNotMatch(html, /<form/);
  assert.match(html, /class="button" href="tel:\+49832212345"/);
});

test('the form asks for what the person wishes, in their words where we have none', () => {
  const wishes = ['name', 'phone', 'Which instrument?'].map((value) => ({ kind: 'form', value }));
  const form = only('lead-form', pageOf([], wishes).sections);
  assert.deepEqual(
    form.fields.map(({ label, input }) => `${label}: ${input}`),
    ['Name: name', 'Phone: phone', 'Which instrument?: text'],
  );
});

test('a table is booked with a date and a number of people', () => {
  const form = only('lead-form', pageOf([{ kind: 'action', label: 'Tisch reservieren' }], [], 'de').sections);
  assert.deepEqual(
    form.fields.map(({ input }) => input),
    ['name', 'phone', 'date', 'number'],
  );
});

test('ways of contact lead where they should', () => {
  const html = published([
    { kind: 'contact', label: 'whatsapp', value: '+34 600 11 22 33' },
    { kind: 'contact', label: 'email', value: 'hola@lola.example' },
    { kind: 'contact', label: 'web', value: 'lola.example' },
    { kind: 'contact', label: 'social', value: '@lola', text: 'Instagram' },
  ]);
  for (const href of [
    'https://wa.me/34600112233',
    'mailto:hola@lola.example',
    'https://lola.example',
    'https://www.instagram.com/lola',
  ])
    assert.ok(html.includes(`href="${href}"`), href);
});

test('an address leads to a map, a place on the web does not', () => {
  assert.match(
    published([{ kind: 'place', text: '12 High Street, Leeds' }]),
    /openstreetmap\.org\/search\?query=12%20High/,
  );
  for (const text of ['Online, on Zoom', '東京都千代田区'.repeat(17)])
    assert.doesNotMatch(published([{ kind: 'place', text }]), /openstreetmap/);
});

test('a goal says how far it is, where both numbers can be read', () => {
  const goal = (label: string, value: string) => published([{ kind: 'goal', label, value, text: 'For the roof.' }]);
  assert.match(goal('£7,350', '£18,000'), /role="progressbar"[^>]*aria-valuenow="41"/);
  assert.doesNotMatch(goal('half of it', '£18,000'), /progressbar/);
});

test('what is wanted and was not told is a place to fill in, and is not published', () => {
  const wishes = [
    'gallery',
    'testimonials',
    'pricing',
    'team',
    'faq',
    'logos',
    'hours',
    'place',
    'countdown',
    'listing',
  ].map((value) => ({ kind: 'structure', value }));
  const page = pageOf([name], wishes);
  const kinds = (mode: 'edit' | 'publish') =>
    new Set([...renderPage(page, mode, '/').html.matchAll(/data-section="([\w-]+)"/g)].map(([, kind]) => kind));
  for (const { value } of wishes) {
    assert.ok(kinds('edit').has(value), value);
    assert.ok(!kinds('publish').has(value), value);
  }
});

test('what is wanted first stands first', () => {
  const facts = [
    { kind: 'offer' as const, label: 'Bread', text: 'every morning' },
    { kind: 'question' as const, label: 'Is it fresh?', text: 'Yes.' },
  ];
  const [, , first] = pageOf(facts, [{ kind: 'structure', value: 'first:faq' }]).sections;
  assert.equal(first?.kind, 'faq');
});

test('a colour that is wished for is answered, and a page is dark only where that is', () => {
  const palette = (...wishes: { kind: string; value: string; text?: string }[]) => pageOf([name], wishes).theme.palette;
  assert.equal(palette({ kind: 'look', value: 'terracotta' }), 'terracotta');
  assert.ok(['midnight', 'volt'].includes(palette({ kind: 'look', value: 'dark' })));
  assert.equal(palette({ kind: 'look', value: 'blue' }), 'brand1f5fbf');
  const darkBlue = ['dark', 'blue'].map((value) => ({ kind: 'look', value, text: 'Dark blue.' }));
  assert.equal(palette(...darkBlue), 'brand1b365d');
  for (let index = 0; index < 30; index += 1)
    assert.ok(!['midnight', 'volt'].includes(pageOf([{ kind: 'name', text: `Page ${index}` }]).theme.palette));
});

test('our words are in the language of the brief, else in that of the dashboard', () => {
  const fact = { kind: 'contact', label: 'phone', value: '0161 496 0000' } as const;
  assert.match(published([fact], [], 'de'), /Telefon/);
  const page = pageOf([fact], [], 'sv');
  assert.equal(page.language, 'sv');
  assert.equal(page.words, 'fr');
  assert.match(renderPage(page, 'publish', '/').html, /Téléphone/);
});

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

test('hardly a word on a page is ours', () => {
  for (const [id, sheet] of Object.entries(SAMPLE_SHEETS)) {
    const told = new Set(wordsOf(JSON.stringify(sheet.facts)));
    const { html } = renderPage(composeFacts(sheet, OPTIONS).page, 'publish', '/');
    const shown = wordsOf(
      html.replace(
        /<label[\s\S]*?<\/label>|<button[\s\S]*?<\/button>|<a class="(?:button|skip)[\s\S]*?<\/a>|<[^>]*>/g,
        ' ',
      ),
    );
    const ours = shown.filter((word) => !told.has(word));
    if (told.size > 60) assert.ok(ours.length / shown.length <= 0.15, `${id}: ${ours.join(' ')}`);
  }
});
