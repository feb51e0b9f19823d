import * as v from 'valibot';
import { message } from './message.ts';
import { dataOf, epochSeconds, flag, id, pagedOf, text } from './wire.ts';

/** What a project can be connected with. */
export const integrationKindIds = [
  'email',
  'slack',
  'discord',
  'telegram',
  'mailchimp',
  'brevo',
  'kit',
  'hubspot',
  'listmonk',
  'mautic',
  'google_sheets',
  'http',
] as const;
export type IntegrationKindId = (typeof integrationKindIds)[number];

/** How a setting is asked for. Whatever the type, its value travels as a text; a flag's as `true` or nothing. */
export const integrationFieldTypes = ['text', 'long_text', 'address', 'choice', 'flag'] as const;

/** One setting of a kind. */
export const integrationField = v.object({
  name: v.string(),
  label: v.string(),
  /** Where to find it. */
  help: text,
  type: v.fallback(v.picklist(integrationFieldTypes), 'text'),
  required: flag,
  /** It is never sent back: left out of a change, it stays. */
  secret: flag,
  /** What it looks like. */
  example: text,
  /** Of a choice. */
  options: v.optional(v.array(v.object({ value: v.string(), label: v.string() })), []),
});
export type IntegrationField = v.InferOutput<typeof integrationField>;

/** A kind of connection, in the language of the request. */
export const integrationKind = v.object({
  id: v.string(),
  title: v.string(),
  /** What it is for, in a sentence. */
  about: text,
  fields: v.array(integrationField),
});
export type IntegrationKind = v.InferOutput<typeof integrationKind>;

/** GET /v1/api/integration */
export const integrationKindList = dataOf(v.array(integrationKind));

/** A connection of a project, without its secrets. */
export const integration = v.object({
  id,
  kind: v.string(),
  name: v.string(),
  /** By the field's name. */
  settings: v.record(v.string(), v.string()),
  /** The names of the secrets that are kept. */
  secrets: v.optional(v.array(v.string()), []),
  /** The forms whose leads it gets; null: all of the project. */
  form_ids: v.nullish(v.array(v.string()), null),
  enabled: v.boolean(),
  /** Why it was switched off without its owner: `failing`, it failed for five days. Null otherwise. */
  disabled_reason: v.nullable(v.string()),
  created_at: epochSeconds,
  /** Since when nothing arrives; null while it does. */
  failing_since: v.nullable(epochSeconds),
  /** Addresses that have not agreed yet to get mail: they get none. */
  unconfirmed: v.optional(v.array(v.string()), []),
});
export type Integration = v.InferOutput<typeof integration>;

/** GET {p}/integration, newest first. */
export const integrationList = pagedOf(integration);

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('name_missing', 'Name is required')),
  v.maxLength(100, message('name_too_long', 'Name cannot exceed {max} characters', { max: 100 })),
);
const settings = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.maxLength(20_000, message('too_long', 'This is too long')))),
  v.check((values) => Object.keys(values).length <= 30, message('too_many_settings', 'These are too many settings')),
);
const formIds = v.nullable(v.pipe(v.array(id), v.maxLength(200)));

/** POST {p}/integration. Which settings a kind has, GET /v1/api/integration says. */
export const integrationForm = v.object({
  kind: v.picklist(integrationKindIds, message('kind_unknown', 'Choose a kind of the list')),
  name,
  settings,
  form_ids: v.optional(formIds, null),
});
export type IntegrationForm = v.InferOutput<typeof integrationForm>;

/**
 * PUT {p}/integration/{id}; what is left out stays, each setting and each secret too. Where an address changes, secrets
 * are asked for again: they are not sent to another one.
 */
export const updateIntegration = v.object({
  name: v.optional(name),
  settings: v.optional(settings),
  form_ids: v.optional(formIds),
  enabled: v.optional(v.boolean()),
});
export type UpdateIntegration = v.InferOutput<typeof updateIntegration>;

export const integrationResponse = dataOf(integration);

/** The form's name of a setting: names with a dot would be paths. */
export const settingField = (setting: string): string => `setting_${setting}`;

/**
 * The form of a connection: its name, and each setting of its kind. A secret that is kept may be left empty.
 * @param kept the names of the secrets that are kept
 */
export function connectionForm(
  { fields }: Pick<IntegrationKind, 'fields'>,
  kept: readonly string[],
): v.GenericSchema<Record<string, string>> {
  const filled = v.pipe(v.string(), v.trim(), v.nonEmpty(message('missing', 'This is required')));
  const entries = fields.map(({ name: setting, required, secret }) => {
    const isAsked = required && !(secret && kept.includes(setting));
    return [settingField(setting), isAsked ? filled : v.string()] as const;
  });
  return v.object({ name, ...Object.fromEntries(entries) }) as v.GenericSchema<Record<string, string>>;
}
