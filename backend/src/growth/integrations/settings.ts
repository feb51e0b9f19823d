import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { ReceiverRow } from '../deliveries/receivers.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { Field, Kind, Settings } from './kind.ts';

/** Where a receiver's secrets belong, so that they open there only. */
export const integrationSecretPlace = (id: string): string => `integration:${id}`;

/** The secrets of a receiver by their names; undefined where no key opens them. */
export function openSecrets(
  { secrets }: Pick<Context, 'secrets'>,
  { id, secret }: Pick<ReceiverRow, 'id' | 'secret'>,
): Record<string, string> | undefined {
  if (!secret) return {};
  const opened = secrets.open(secret, integrationSecretPlace(id));
  return opened === undefined ? undefined : JSON.parse(opened);
}

type Values = Record<string, string>;

const ADDRESS = 'Please enter an address that starts with https:// or http://';
const AGAIN = 'The address changed: please enter this again';

/** What is wrong with a value; nothing otherwise. */
function wrongOf({ type, required, pattern, wrong, options }: Field, value: string): string {
  if (value === '') return required ? 'This is required' : '';
  if (options && !options.includes(value)) return 'Choose one of the list';
  if (type === 'address' && !/^https?:\/\//i.test(value)) return ADDRESS;
  return pattern && !pattern.test(value) ? (wrong ?? 'This looks wrong') : '';
}

function assertAddress(outbound: Pick<Outbound, 'assertAddress'>, name: string, value: string): void {
  try {
    outbound.assertAddress(value);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError('invalid', { fields: { [`settings.${name}`]: error.fields?.url ?? [error.message] } });
  }
}

/** What was kept before: nothing for a new connection. */
export interface Kept {
  settings: Values;
  secrets: Values;
}

/**
 * Takes settings as they were typed over what was kept: what is left out stays, as does a secret that is left empty.
 * Secrets are not sent to another address than the one that they were given for.
 * @throws AppError invalid, by the field's name below `settings.`
 */
export function readSettings(kind: Kind, given: Values, before: Kept, outbound: Pick<Outbound, 'assertAddress'>): Kept {
  const settings: Values = {};
  const secrets: Values = {};
  const fields: Record<string, string[]> = {};
  for (const { name, secret } of kind.fields) {
    const value = given[name]?.replaceAll('\0', '').trim();
    const kept = (secret ? before.secrets : before.settings)[name] ?? '';
    (secret ? secrets : settings)[name] = value === undefined || (secret && value === '') ? kept : value;
  }
  const addresses = kind.fields.filter(({ type }) => type === 'address').map(({ name }) => name);
  const isMoved = addresses.some((name) => before.settings[name] && before.settings[name] !== settings[name]);
  for (const field of kind.fields) {
    const { name, secret } = field;
    const value = (secret ? secrets : settings)[name] ?? '';
    const wrong = wrongOf(field, value) || (isMoved && secret && value !== '' && !given[name]?.trim() ? AGAIN : '');
    if (wrong) fields[`settings.${name}`] = [wrong];
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
  for (const name of addresses) assertAddress(outbound, name, settings[name] ?? '');
  kind.check?.({ ...settings, ...secrets });
  const filled = (values: Values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  return { settings: filled(settings), secrets: filled(secrets) };
}

/** All settings of a connection; undefined where no key opens its secrets. */
export function settingsOf(context: Pick<Context, 'secrets'>, row: ReceiverRow): Settings | undefined {
  const secrets = openSecrets(context, row);
  return secrets && { ...row.settings, ...secrets };
}
