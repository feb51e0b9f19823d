import type { SendOutcome } from '../../deliveries/send.ts';
import { basic, type Json, jsonOf, judge, textAt, WITHOUT_EMAIL } from '../judge.ts';
import type { Kind } from '../kind.ts';

const words = (json: Json): string => textAt(json, 'message');

/** Subscribers: https://listmonk.app/docs/apis/subscribers/ */
export const listmonk: Kind = {
  id: 'listmonk',
  title: { brand: 'listmonk' },
  about: 'listmonkAbout',
  fields: [
    {
      name: 'address',
      label: 'address',
      help: 'listmonkAddressHelp',
      type: 'address',
      required: true,
      example: 'https://listmonk.example.com',
    },
    {
      name: 'user',
      label: 'apiUser',
      help: 'apiUserHelp',
      required: true,
      pattern: /^[^\s:]{1,100}$/,
      wrong: 'Enter the name of an API user',
    },
    { name: 'token', label: 'token', required: true, secret: true },
    {
      name: 'list_ids',
      label: 'listIds',
      help: 'listIdsHelp',
      required: true,
      example: '1, 3',
      pattern: /^\d{1,9}(?:, ?\d{1,9}){0,19}$/,
      wrong: 'Enter numbers with commas between them, such as 2, 5',
    },
  ],
  async send({ settings, lead, reach }) {
    if (!lead.email) return WITHOUT_EMAIL;
    const { address = '', user = '', token = '' } = settings;
    const base = address.replace(/\/$/, '');
    const lists = (settings.list_ids ?? '').split(',').map(Number);
    const headers = { authorization: basic(user, token), 'content-type': 'application/json' };
    const ask = (method: string, path: string, body?: object) =>
      reach(`${base}/api/subscribers${path}`, {
        method,
        headers,
        kept: 65_536,
        ...(body && { body: JSON.stringify(body) }),
      });
    const person = { email: lead.email, name: lead.name || lead.email, status: 'enabled', lists };
    const added = await ask('POST', '', person);
    if (added.status !== 409) return judge(added, { words });
    return addToLists(lead.email, lists, ask);
  },
};

/** Somebody who is known already is added to the lists. */
async function addToLists(
  email: string,
  lists: number[],
  ask: (method: string, path: string, body?: object) => Promise<Parameters<typeof judge>[0]>,
): Promise<SendOutcome> {
  const query = `subscribers.email = '${email.toLowerCase().replaceAll("'", "''")}'`;
  const found = await ask('GET', `?per_page=1&query=${encodeURIComponent(query)}`);
  if (found.status !== 200) return judge(found, { words });
  const { results } = (jsonOf(found).data ?? {}) as { results?: { id?: unknown }[] };
  const id = Array.isArray(results) ? results[0]?.id : undefined;
  if (typeof id !== 'number')
    return { ...judge(found), error: 'listmonk knows this address and does not find it.', isFinal: true };
  const change = { ids: [id], action: 'add', target_list_ids: lists, status: 'unconfirmed' };
  return judge(await ask('PUT', '/lists', change), { words });
}
