import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctedFacts, type FactDraft } from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Section } from '../sections/model.ts';
import { renderPage } from '../sections/render.ts';
import { composeFacts } from './compose-facts.ts';

type Draft = Omit<FactDraft, 'id'>;
type Of<K extends Section['kind']> = Extract<Section, { kind: K }>;

const OPTIONS = { title: 'A page', description: '', projectName: 'Nova', language: 'en' } as const;
const pageOf = (facts: readonly Draft[]) =>
  composeFacts(
    v.parse(correctedFacts, { language: 'en', facts: facts.map((fact, index) => ({ id: `f${index}`, ...fact })) }),
    OPTIONS,
  ).page;
const published = (facts: readonly Draft[]) => renderPage(pageOf(facts), 'publish', '/').html;
const of = <K extends Section['kind']>(kind: K, facts: readonly Draft[]) =>
  pageOf(facts).sections.filter((section): section is Of<K> => section.kind === kind);

const name = { kind: 'name', text: 'Combe Hill Bees' } as const;
const about = (text: string, group = ''): Draft => ({ kind: 'about', text, group });
const offer = (label: string, value: string, group = ''): Draft => ({ kind: 'offer', label, value, group });

test('a line that would be a section by itself goes on the lead', () => {
  const facts = [name, about('We keep fourteen hives above the village of Combe Hill.'), about('Beeswax candles too')];
  assert.deepEqual(of('story', facts), []);
  assert.match(of('hero', facts)[0]?.lead ?? '', /Beeswax candles too$/);
});

test('what a short brief says stands below the name, its sum below the button', () => {
  const [hero] = of('hero', [name, about('Piano tuner in Leeds, £65')]);
  assert.deepEqual([hero?.headline, hero?.lead, hero?.terms], ['Piano tuner in Leeds', '', ['£65']]);
});

test('an abbreviation before a number ends no sentence', () => {
  const [hero] = of('hero', [name, about('Mechanik Radom, wymiana opon od ręki, tel. 48 555-01-26')]);
  assert.deepEqual(hero?.terms, ['Mechanik Radom, wymiana opon od ręki, tel. 48 555-01-26']);
});

test('details about a page are rows, and the first is not set in large letters', () => {
  const facts = [name, about('We tune pianos in Leeds and around.'), about('£65 a piano'), about('8am to 6pm')];
  const long = about('Bring the keys of the hall along with you, since nobody else will be there to open it for us.');
  assert.deepEqual(of('story', [...facts, long]), []);
  assert.equal(of('notes', [...facts, long])[0]?.variant, 'aside');
});

const phone = { kind: 'contact', label: 'phone', value: '0521 555 026' } as const;
const social = { kind: 'contact', label: 'social', value: '@lasmoreras' } as const;

test('a remark that only names ways of contact stands with them alone', () => {
  const html = published([name, about('Honey from the hill.'), phone, about('Tel. 0521 555 026')]);
  assert.equal(html.match(/>0521 555 026</g)?.length, 1);
  assert.doesNotMatch(html, /Tel\. 0521/);
});

test('a remark that names the network of a handle stands below the handle', () => {
  const facts = [name, about('Honey from the hill.'), social, about('Telegram @lasmoreras')];
  assert.equal(published(facts).split('@lasmoreras').length, 2);
  assert.equal(of('lead-form', facts)[0]?.ways[0]?.body, 'Telegram');
});

test('a remark that says more than how to get in touch stays', () => {
  const html = published([name, about('Honey from the hill.'), phone, about('0521 555 026, best in the evening')]);
  assert.match(html, /best in the evening/);
});

test('how it is at a place is said with its address, without a map of its own', () => {
  const place = (text: string): Draft => ({ kind: 'place', text });
  const facts = [
    name,
    place('The Ropeworks, 3 Sailmaker Quay, Dublin'),
    place('Sleeping room with 40 camp beds, bring your own sleeping bag.'),
    place('Vom Bahnhof 8 Minuten'),
  ];
  const [section] = of('place', facts);
  assert.equal(section?.places.length, 1);
  assert.match(section?.places[0]?.body ?? '', /^Sleeping room[^\n]*\nVom Bahnhof/);
});

test('a heading stands above what it is mostly about, not above the one price below it', () => {
  const asked = ['Trees and shade', 'A garden for the school', 'A court for the young'];
  const rule: Draft = { kind: 'condition', text: 'We belong to no party.', group: 'What we ask for' };
  const facts = [
    name,
    rule,
    ...asked.map((text) => about(text, 'What we ask for')),
    offer('Membership', '12 €', 'What we ask for'),
  ];
  assert.equal(of('notes', facts)[0]?.title, 'What we ask for');
  assert.equal(of('notes', facts).length, 1);
  assert.equal(of('listing', facts)[0]?.title, 'Prices');
});

test('brackets that a price was taken out of are gone', () => {
  const html = published([name, { ...offer('Audit', '480 €'), text: 'Energy audit (, ), papers (5 % of the sum)' }]);
  assert.match(html, /Energy audit, papers \(5 % of the sum\)/);
});

test('the action with words for the button is the call, the other one a condition', () => {
  const facts: Draft[] = [
    name,
    { kind: 'action', text: 'Booking with a deposit of 50 zł, back until 7 days before.' },
    { kind: 'action', label: 'Save your place', text: 'Save your place' },
  ];
  assert.equal(of('header', facts)[0]?.action?.label, 'Save your place');
  const html = published(facts);
  assert.match(html, /Booking with a deposit/);
  assert.doesNotMatch(html, /<p>Save your place/);
});

test('a phone that another action names takes nothing from the call', () => {
  const facts: Draft[] = [
    name,
    { kind: 'action', text: 'Call 0161 496 0000' },
    { kind: 'action', label: 'Save your place', text: 'Places are kept for a week' },
  ];
  assert.match(published(facts), /Places are kept for a week/);
});

test('a headline with a very long word is set smaller', () => {
  assert.match(published([name, about('Zeiterfassung für Handwerksbetriebe in Kassel')]), /<h1 class="long dense"/);
});

test('prices without a heading are no part of the list that has one', () => {
  const facts = [name, offer('Weddings', '$16'), offer('Al pastor', '$4', 'Tacos'), offer('Carnitas', '$4', 'Tacos')];
  assert.deepEqual(
    of('listing', facts).map(({ title, items }) => [title, items.length]),
    [
      ['Tacos', 2],
      ['Prices', 1],
    ],
  );
});

test('a heading with one line below it stands before that line', () => {
  const facts = [
    name,
    about('We keep bees on the hill above the village, and sell what they make at the gate.'),
    about('My grandfather began with two hives, and most of what we know we have from him and his old books.'),
    about('Open on holidays', 'Opening hours'),
  ];
  assert.match(published(facts), />Opening hours: Open on holidays</);
});

test('what begins with a condition is good to know, and introduces nothing', () => {
  const facts = [name, about('Si no son 25 euros de limpieza')];
  assert.equal(of('hero', facts)[0]?.lead, '');
  assert.match(published(facts), /25 euros de limpieza/);
});

test('a remark of two words is not set in large letters', () => {
  const facts = [
    about('Tacos from the orange truck in Austin'),
    about('Monday OFF'),
    about('Ask us about nuts and gluten before you order'),
  ];
  assert.deepEqual(of('story', facts), []);
});
