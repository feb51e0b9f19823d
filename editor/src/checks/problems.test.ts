import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Component } from 'grapesjs';
import { timeLeft } from '../countdowns/time-left.ts';
import { embedLink } from '../embeds/embed-link.ts';
import { headlessEditor } from '../testing/headless-editor.ts';
import { problemsOf } from './problems.ts';

function found(html: string, now?: string, showsEmbeds = true, hasAdvancedForms = true): string[] {
  const editor = headlessEditor({
    plugins: [timeLeft, embedLink],
    components: html,
  });
  const all = problemsOf(editor.getWrapper() as Component, undefined, '', {
    showsEmbeds,
    hasAdvancedForms,
    ...(now && { now: Date.parse(now) }),
  });
  return all.map(({ kind, words, address, buttons }) => [kind, words, address, buttons].filter(Boolean).join(' '));
}

test('links that lead nowhere are found, with what they say', () => {
  const html = '<a href="#menu">Menu</a><a href="#gone">Prices</a><a>Blog</a><a href="/x y">Odd</a><p id="menu">x</p>';
  assert.deepEqual(found(html), ['deadLink Prices #gone', 'noAddress Blog', 'noAddress Odd']);
});

test('links to the top, to other pages, mail and phones are fine', () => {
  const html = ['#', '#top', '/about', 'example.com', 'a@b.example', '+34 600 000 000'];
  assert.deepEqual(found(html.map((href) => `<a href="${href}">Here</a>`).join('')), []);
});

test('a picture has to say something, if only that it decorates', () => {
  assert.deepEqual(found('<img src="/a.png"><img src="/b.png" alt=""><img src="/c.png" alt="A loaf">'), ['noAlt']);
});

test('buttons and links have something to read', () => {
  const html =
    '<button> </button><a class="button" href="/x"><b></b></a><a href="/y"><img src="/a.png" alt=""></a><button aria-label="Close"></button><a href="/z"><img src="/b.png" alt="Home"></a>';
  assert.deepEqual(found(html), ['emptyButton', 'emptyButton', 'emptyLink']);
});

test('a file that a form delivers needs the thanks of the page, or an address to send it to', () => {
  const form = (attributes: string, field: string) =>
    `<section><h2>Get the guide</h2><form data-file="/v1/files/uploads/aa/guide.pdf" ${attributes}>${field}</form></section>`;
  const name = '<label><span>Name</span><input name="Name"></label>';
  const mail = '<label><span>E-mail</span><input type="email" name="E-mail"></label>';
  assert.deepEqual(found(form('', name)), []);
  assert.deepEqual(found(form('data-next-step=""', name + mail)), []);
  assert.deepEqual(found(form('data-next-step=""', name)), ['undeliveredFile Get the guide']);
  assert.deepEqual(found(form('', name), undefined, true, false), ['formWithoutPlan Get the guide']);
});

test('every headline after the first is one too many', () => {
  assert.deepEqual(found('<h1>One</h1><h2>Fine</h2><h1>Two</h1>'), ['secondHeadline Two']);
});

test('samples that are not published are nobody’s problem, nor are links to them', () => {
  assert.deepEqual(
    found('<section id="team" data-placeholder="x"><img src="/a.png"></section><a href="#team">Team</a>'),
    [],
  );
});

test('buttons that lead to a section of samples alone are told of by the section, because neither is published', () => {
  const button = '<a class="button" href="#contact">Write to us</a>';
  const contact = (item: string) =>
    `<section id="contact" data-section="contact"><h2>Contact</h2><a class="button" href="#contact">Up</a>${item}</section>`;
  const sample = '<p data-placeholder="text">Your e-mail address</p>';
  assert.deepEqual(found(button + button + contact(sample)), ['heldBack Contact 2']);
  assert.deepEqual(found(button + contact(`${sample}<p>ana@example.com</p>`)), []);
  assert.deepEqual(found(`<nav><a href="#contact">Contact</a></nav>${contact(sample)}`), []);
});

test('links to pages, and to parts of this one, that are missing or not online are found', () => {
  const editor = headlessEditor({
    components:
      '<a href="/gone">Prices</a><a href="/here#gone">Here</a><a href="/later">Blog</a><a href="/menu">Menu</a>',
  });
  const places: Record<string, string> = { '/gone': 'page', '/here#gone': 'anchor', '/later': 'offline' };
  const all = problemsOf(editor.getWrapper() as Component, (address) => places[address] ?? '');
  assert.deepEqual(
    all.map(({ kind, address }) => [kind, address]),
    [
      ['deadPage', '/gone'],
      ['deadLink', '/here#gone'],
      ['offlinePage', '/later'],
    ],
  );
});

test('a required field that some screens do not show keeps its form from being sent there', () => {
  const field = (name: string, classes = '') => `<label class="${classes}"><input name="${name}" required></label>`;
  const form = (inside: string, classes = '') => `<form class="${classes}">${inside}</form>`;
  assert.deepEqual(found(form(field('Name', 'not-on-mobile') + field('Mail'))), ['hiddenRequired Name']);
  assert.deepEqual(found(form(field('Name'), 'not-on-mobile')), []);
  assert.deepEqual(found(form('<label class="not-on-tablet"><input name="Note"></label>')), []);
});

test('a popup that nothing on its page opens is pointed out, by what it is headed with', () => {
  const popup = '<section class="popup" id="offer"><h2>An offer</h2></section>';
  assert.deepEqual(found(popup), ['unusedPopup An offer']);
  assert.deepEqual(found(`<a class="button" href="#offer">See it</a>${popup}`), []);
});

test('a countdown without a day that there is, or that is over, is found by the heading of its section', () => {
  const timer = (until: string, zone = 'Europe/Madrid') =>
    `<section class="timer"><h2>Early prices</h2><p class="timer-left" data-until="${until}" data-zone="${zone}"></p></section>`;
  const until = '2026-12-24T18:00';
  assert.deepEqual(found(timer('')), ['endlessCountdown Early prices']);
  assert.deepEqual(found(timer('2026-02-30T10:00')), ['endlessCountdown Early prices']);
  assert.deepEqual(found(timer(until, 'Mars/Olympus')), ['endlessCountdown Early prices']);
  assert.deepEqual(found(timer(until), '2026-12-24T16:59:59Z'), []);
  assert.deepEqual(found(timer(until), '2026-12-24T17:00:00Z'), ['pastCountdown Early prices']);
});

test('an embed without an address, or that the plan does not include, is found by the heading of its section', () => {
  const embed = (href: string) =>
    `<section class="embed"><h2>Where we are</h2><a class="embed-link" href="${href}"><span>Show</span></a></section>`;
  assert.deepEqual(found(embed('#')), ['emptyEmbed Where we are']);
  assert.deepEqual(found(embed('http://maps.example/')), ['emptyEmbed Where we are']);
  assert.deepEqual(found(embed('https://maps.example/')), []);
  assert.deepEqual(found(embed('https://maps.example/'), undefined, false), ['embedWithoutPlan Where we are']);
});

test('steps, conditions and files in forms that the plan does not include are found by the heading of their section', () => {
  const form = (field: string) => `<section><h2>Write to us</h2><form>${field}</form></section>`;
  const [plain, stepped, asked, file] = [
    form('<label><span>Name</span><input name="Name"></label>'),
    form('<label data-step="2"><span>Name</span><input name="Name"></label>'),
    form('<label data-if="Kind" data-is="Rye"><span>Name</span><input name="Name"></label>'),
    form('<label><span>CV</span><input type="file" name="CV"></label>'),
  ];
  const without = (html: string) => found(html, undefined, true, false);
  assert.deepEqual(without(plain), []);
  for (const html of [stepped, asked, file]) assert.deepEqual(without(html), ['formWithoutPlan Write to us']);
  assert.deepEqual(found(stepped + asked + file), []);
});
