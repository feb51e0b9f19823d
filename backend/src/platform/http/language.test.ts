import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { parsePo } from 'pofile-ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { spokenLanguage } from '../texts/spoken-language.ts';
import { inLanguage } from './language.ts';

let server: TestApp;
before(async () => {
  server = await testApp();
});
after(() => server.close());

const SOURCE = join(import.meta.dirname, '../..');
/** Folders and files whose texts are no answers of the API: pages of their own and blocks for them, the demo, the command line, the log, metrics. */
const ELSEWHERE =
  /\.test\.ts$|^(?:bench|chaos|cli|fuzz|testing)\/|^demo\/|^operations\/(?:admin|api-document|backup|cli|doctor|watch)\/|^delivery\/(?:code|forms|sites)\/|^content\/templates\/|^growth\/mcp\/|^platform\/(?:mail|metrics)\/|(?:^|\/)(?:config|main|log)\.ts$|(?:editor\/|version-)routes|editor\/block|form-markup|(?:confirm|file)-texts\.ts$|export-site|invoice-pdf|openapi/;
/** A literal that is an answer's message: named so, or a sentence. */
const NAMED = /\bmessage(?:\s*[:=])\s*(?:[^'"`;]*?\?\s*)?(['"`])((?:(?!\1).)+)\1(?:\s*:\s*(['"`])((?:(?!\3).)+)\3)?/g;
const SENTENCE = /(?:^|[\s([])(['"`])([A-Z$](?:(?!\1).)* (?:(?!\1).)*\.)\1/g;
/** What a value looks like, in any language. */
const EXAMPLE = /\bexample:/;
/** Sentences for developers and for the log. */
const FOR_DEVELOPERS = /\b(?:summary|description):|\blog\.|(?<!App)Error\(|Refused\(|console\.|assert/;
/** Calls that machines make to each other. */
const FOR_MACHINES = ['Received.', 'Allowed.', 'The signature does not fit.'];

const said = new Map<string, string>();
for (const file of globSync('**/*.ts', { cwd: SOURCE }).filter((name) => !ELSEWHERE.test(name))) {
  const source = readFileSync(join(SOURCE, file), 'utf8').replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');
  const keep = (text: string | undefined) => text && said.set(text.replaceAll(/\$\{[^}]*\}/g, '{}'), file);
  for (const match of source.matchAll(NAMED)) [match[2], match[4]].forEach(keep);
  for (const line of source.split('\n').filter((each) => !FOR_DEVELOPERS.test(each) && !EXAMPLE.test(each)))
    for (const match of line.matchAll(SENTENCE)) keep(match[2]);
}

test('finds what the API says', () => {
  for (const message of ['Wrong e-mail or password.', 'Login Successful', 'Your plan allows up to {} projects.'])
    assert.ok(said.has(message), message);
  assert.ok(said.size > 70);
});

test('everything that the API says has a text in the catalogues beside this test', () => {
  const spanish = parsePo(readFileSync(join(import.meta.dirname, 'locales/es.po'), 'utf8'));
  const known = new Set(spanish.items.map(({ msgid }) => msgid.replaceAll(/\{\w+\}/g, '{}')));
  const missing = [...said].filter(([message]) => !known.has(message) && !FOR_MACHINES.includes(message));
  assert.deepEqual(missing, []);
});

test('a translation keeps the values, and leaves alone what it does not know', () => {
  const limit = (count: number) => `Your plan allows up to ${count} projects.`;
  assert.equal(inLanguage(limit(5), 'es'), 'Tu plan permite hasta 5 proyectos.');
  assert.equal(inLanguage(limit(5), 'pt-BR'), 'Seu plano permite até 5 projetos.');
  assert.equal(inLanguage(limit(1), 'pt-BR'), 'Seu plano permite até 1 projeto.');
  assert.equal(inLanguage(limit(5), 'en'), limit(5));
  assert.equal(inLanguage('toString', 'es'), 'toString');
});

test('speaks the language that weighs most among those that it knows', () => {
  assert.equal(spokenLanguage(undefined), 'en');
  for (const accepted of ['pt-BR', 'pt-br;q=0.9', 'pt', 'pt-PT,pt;q=0.9,en;q=0.8', 'en;q=0.1, pt'])
    assert.equal(spokenLanguage(accepted), 'pt-BR', accepted);
  for (const accepted of ['', ',,;', 'es;q=0', 'es;q=9', 'xx;q=x', `${'fr,'.repeat(99)}es`])
    assert.equal(spokenLanguage(accepted), 'en', accepted);
  assert.equal(spokenLanguage('es-MX,es;q=0.9,en;q=0.8'), 'es');
  assert.equal(spokenLanguage('fr, en;q=0.8, es;q=0.7'), 'en');
  assert.equal(spokenLanguage('*'), 'en');
});

test('answers in the language that was asked for', async () => {
  const ask = async (language: string | undefined) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/api/public/payment/create',
      headers: language ? { 'accept-language': language } : {},
      payload: { plan_name: 'nope', email: 'ana@example.com', method: 2 },
    });
    return answer.json();
  };
  const spanish = await ask('es');
  assert.equal(spanish.message, 'Revisa los campos marcados.');
  assert.equal(spanish.code, 'invalid');
  assert.deepEqual(spanish.fields, { plan_name: ['Este plan no está disponible.'] });
  const portuguese = await ask('pt-PT,pt;q=0.9');
  assert.equal(portuguese.message, 'Confira os campos marcados.');
  assert.deepEqual(portuguese.fields, { plan_name: ['Este plano não está disponível.'] });
  assert.equal((await ask('en')).message, 'Please check the marked fields.');
  assert.equal((await ask(undefined)).message, 'Please check the marked fields.');

  const headers = { 'accept-language': 'es' };
  assert.equal((await server.app.inject({ url: '/v1/api/nowhere', headers })).json().message, 'No encontrado.');
});

test('a message of a contract is readable text in every language, never its code', async () => {
  const ask = async (language: string | undefined) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/api/register',
      headers: language ? { 'accept-language': language } : {},
      payload: { email: 'ana@example.com', password: 'short', confirmPassword: 'long-enough', code: '1', terms: true },
    });
    return answer.json().fields;
  };
  const english = {
    password: ['Password must be at least 8 characters long.'],
    code: ['Purchase code must be at least 6 characters long.'],
    confirmPassword: ['Passwords do not match.'],
  };
  assert.deepEqual(await ask(undefined), english);
  assert.deepEqual(await ask('en'), english);
  assert.deepEqual(await ask('fr'), english);
  assert.deepEqual(await ask('es'), {
    password: ['La contraseña debe tener al menos 8 caracteres.'],
    code: ['El código de compra debe tener al menos 6 caracteres.'],
    confirmPassword: ['Las contraseñas no coinciden.'],
  });
});
