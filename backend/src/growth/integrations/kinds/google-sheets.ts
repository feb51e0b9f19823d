import { createPrivateKey, createSign } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../platform/errors.ts';
import type { SendOutcome } from '../../deliveries/send.ts';
import type { OutboundAnswer } from '../../outbound/outbound.ts';
import { type Json, jsonOf, judge, textAt } from '../judge.ts';
import type { Kind, KindTask, Settings } from '../kind.ts';
import { cut } from '../lead-message.ts';

/** What a token is asked for with, whatever address stands in for Google's. */
const AUDIENCE = 'https://oauth2.googleapis.com/token';
const SCOPE = 'https://www.googleapis.com/auth/spreadsheets';
const HOUR = 3600;

/** Characters of a cell, of which Google takes 50,000. */
const LONGEST = 20_000;

const ID = /^(?:https:\/\/docs\.google\.com\/spreadsheets\/d\/)?([\w-]{20,100})(?:\/[^\s]{0,300})?$/;

interface ServiceAccount {
  client_email: string;
  private_key: string;
  private_key_id?: string;
}

/** The key file of a service account; undefined for anything else. */
function accountOf(text = ''): ServiceAccount | undefined {
  try {
    const account = JSON.parse(text);
    const isWhole = typeof account.client_email === 'string' && typeof account.private_key === 'string';
    if (!isWhole || createPrivateKey(account.private_key).asymmetricKeyType !== 'rsa') return undefined;
    return account;
  } catch {
    return undefined;
  }
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The assertion of a service account: https://developers.google.com/identity/protocols/oauth2/service-account */
function assertionOf({ client_email, private_key, private_key_id }: ServiceAccount): string {
  const now = Math.floor(Date.now() / 1000);
  const head = part({ alg: 'RS256', typ: 'JWT', ...(private_key_id && { kid: private_key_id }) });
  const claims = part({ iss: client_email, scope: SCOPE, aud: AUDIENCE, iat: now, exp: now + HOUR });
  const signature = createSign('RSA-SHA256').update(`${head}.${claims}`).sign(private_key, 'base64url');
  return `${head}.${claims}.${signature}`;
}

/** Tokens by the account that they were given to; each works for an hour. */
const tokens = new LRUCache<string, string>({ max: 1_000, ttl: 50 * 60 * 1000 });

const words = (json: Json): string =>
  textAt(json.error, 'message') || textAt(json, 'error_description') || textAt(json, 'error');

async function tokenFor({ settings, reach, context }: KindTask): Promise<string | SendOutcome> {
  const account = accountOf(settings.key);
  if (!account)
    return { status: null, error: 'The key of the service account cannot be read.', answer: '', isFinal: true };
  const place = `${account.client_email} ${account.private_key_id ?? ''} ${context.config.services.googleToken}`;
  const known = tokens.get(place);
  if (known) return known;
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: assertionOf(account),
  });
  const answer = await reach(`${context.config.services.googleToken}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: body.toString(),
    kept: 16_384,
  });
  const token = textAt(jsonOf(answer), 'access_token');
  if (answer.status !== 200 || !token) {
    const outcome = judge(answer, { words });
    return { ...outcome, error: outcome.error ?? 'Google gave no token.' };
  }
  tokens.set(place, token);
  return token;
}

const isFine = ({ status }: OutboundAnswer): boolean => status >= 200 && status < 300;

/** The first row, each cell a name; what is missing of the lead's fields is added to it. */
async function columnsOf(
  { lead }: KindTask,
  call: (method: string, range: string, values?: string[][]) => Promise<OutboundAnswer>,
): Promise<string[] | OutboundAnswer> {
  const read = await call('GET', '1:1');
  if (!isFine(read)) return read;
  const { values } = jsonOf(read) as { values?: unknown[][] };
  const known = (Array.isArray(values?.[0]) ? values[0] : []).map(String);
  const wanted = [...(known.length === 0 ? ['Received', 'Page'] : []), ...lead.fields.map(([name]) => cut(name, 200))];
  const missing = [...new Set(wanted)].filter((name) => !known.includes(name));
  if (missing.length === 0) return known;
  const columns = [...known, ...missing];
  const written = await call('PUT', '1:1', [columns]);
  return isFine(written) ? columns : written;
}

/** Rows of a spreadsheet: https://developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets.values/append */
export const googleSheets: Kind = {
  id: 'google_sheets',
  title: { brand: 'Google Sheets' },
  about: 'sheetsAbout',
  fields: [
    {
      name: 'spreadsheet',
      label: 'spreadsheet',
      help: 'spreadsheetHelp',
      required: true,
      example: 'https://docs.google.com/spreadsheets/d/...',
      pattern: ID,
      wrong: 'Enter the address of a spreadsheet, or its ID',
    },
    {
      name: 'sheet',
      label: 'sheet',
      help: 'sheetHelp',
      example: 'Sheet1',
      pattern: /^[^'\r\n]{1,100}$/,
      wrong: 'Enter the name of a sheet, without apostrophes',
    },
    {
      name: 'key',
      label: 'serviceKey',
      help: 'serviceKeyHelp',
      type: 'long_text',
      required: true,
      secret: true,
      example: '{ "type": "service_account", ... }',
    },
  ],
  check({ key }: Settings) {
    if (!accountOf(key))
      throw new AppError('invalid', {
        fields: { 'settings.key': ['This is no key of a service account: paste the whole JSON file'] },
      });
  },
  async send(task) {
    const { settings, lead, reach, context } = task;
    const token = await tokenFor(task);
    if (typeof token !== 'string') return token;
    const id = ID.exec(settings.spreadsheet ?? '')?.[1] ?? '';
    const values = `${context.config.services.googleSheets}/v4/spreadsheets/${id}/values`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sheet = settings.sheet || 'Sheet1';
    const rangeOf = (range: string) => encodeURIComponent(`'${sheet}'!${range}`);
    const body = (rows: string[][]) => JSON.stringify({ majorDimension: 'ROWS', values: rows });
    const columns = await columnsOf(task, (method, range, rows) =>
      reach(`${values}/${rangeOf(range)}${rows ? '?valueInputOption=RAW' : ''}`, {
        method,
        headers,
        kept: 65_536,
        ...(rows && { body: body(rows) }),
      }),
    );
    if (!Array.isArray(columns)) return judge(columns, { words });
    const cells = new Map(lead.fields.map(([name, value]) => [cut(name, 200), cut(value, LONGEST)]));
    const own: Readonly<Record<string, string>> = { Received: lead.at.toISOString(), Page: lead.page };
    const row = columns.map((name) => cells.get(name) ?? own[name] ?? '');
    // RAW: what a visitor writes stays a text, never a formula.
    const answer = await reach(`${values}/${rangeOf('A1')}:append?valueInputOption=RAW&insertDataOption=INSERT_ROWS`, {
      method: 'POST',
      headers,
      body: body([row]),
    });
    return judge(answer, { words });
  },
};
