import * as v from 'valibot';
import { createApiToken } from './token.ts';
import { replayFailed, webhookForm, webhookUrl } from './webhook.ts';

const accepts = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).success;

test.each([
  ['https://example.com/hook?a=1', true],
  ['http://localhost:9999/hook', true],
  ['ftp://example.com/hook', false],
  ['javascript:alert(1)', false],
  ['https://ana:secret@example.com/', false],
  ['https://ana@example.com/', false],
  ['example.com/hook', false],
  [`https://example.com/${'a'.repeat(2000)}`, false],
])('the address %s is accepted: %s', (url, expected) => {
  expect(accepts(webhookUrl, url)).toBe(expected);
});

it('takes all events for each of them, and none twice', () => {
  const events = (chosen: string[]) => v.parse(webhookForm, { url: 'https://example.com', events: chosen }).events;
  expect(events(['lead.created', '*'])).toEqual(['*']);
  expect(events(['lead.created', 'lead.created', 'page.deleted'])).toEqual(['lead.created', 'page.deleted']);
  expect(() => events([])).toThrow('Choose at least one event');
  expect(() => events(['webhook.test'])).toThrow('Choose events of the list');
});

it('makes a token for all projects that never expires, unless it is told otherwise', () => {
  const form = { name: ' n8n ', scopes: ['leads:read', 'leads:read'], password: 'secret' };
  expect(v.parse(createApiToken, form)).toEqual({
    name: 'n8n',
    scopes: ['leads:read'],
    project_id: null,
    expires_at: null,
    password: 'secret',
  });
  expect(accepts(createApiToken, { ...form, scopes: ['money:write'] })).toBe(false);
});

it.each([-1, 1.5, 253_402_300_800, 1e300, Number.NaN])('takes %s for no moment', (moment) => {
  const form = { name: 'n8n', scopes: ['leads:read'], password: 'secret', expires_at: moment };
  expect([accepts(replayFailed, { since: moment }), accepts(createApiToken, form)]).toEqual([false, false]);
});
