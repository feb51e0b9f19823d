import * as v from 'valibot';
import { message } from './message.ts';
import { dataOf, epochSeconds, flag, id, text } from './wire.ts';

/** What a field of a form asks for. */
export const formFieldTypes = [
  'text',
  'long_text',
  'email',
  'phone',
  'number',
  'url',
  'date',
  'choice',
  'consent',
  'hidden',
  'file',
] as const;
export type FormFieldType = (typeof formFieldTypes)[number];

/** How the options of a choice are offered: one of a list, one of several buttons, any number of boxes. */
export const choiceStyles = ['list', 'radio', 'several'] as const;

/** A field as the page that is online has it. */
export const formField = v.object({
  /** What it is sent under, and named in a lead. */
  name: v.string(),
  label: v.string(),
  type: v.picklist(formFieldTypes),
  required: flag,
  /** Below the label. */
  help: text,
  /** Of a choice. */
  options: v.optional(v.array(v.string()), []),
  style: v.optional(v.picklist(choiceStyles), 'list'),
  /** The step that it stands in, from 1. */
  step: v.optional(v.number(), 1),
  /** It is asked for only where another field has this value. */
  condition: v.nullish(v.object({ field: v.string(), value: v.string() }), null),
});
export type FormField = v.InferOutput<typeof formField>;

const MAX_ADDRESSES = 10;
const address = v.pipe(
  v.string(),
  v.trim(),
  v.email(message('email_missing', 'Enter an e-mail address')),
  v.maxLength(254),
);

const redirect = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000, message('next_address_too_long', 'An address cannot exceed {max} characters', { max: 2000 })),
  v.check(
    (value) => value === '' || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
    message('web_address_invalid', 'Please enter an address that starts with https:// or http://'),
  ),
);

/** The mail that a visitor gets for a form; `{{Field name}}` stands for what was sent. */
const autoresponder = v.object({
  enabled: v.optional(v.boolean(), false),
  subject: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(200, message('subject_too_long', 'Subject cannot exceed {max} characters', { max: 200 })),
    ),
    '',
  ),
  body: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(10_000, message('text_too_long', 'Text cannot exceed {max} characters', { max: 10000 })),
    ),
    '',
  ),
});

/** The settings that only plans with advanced forms have. */
export const advancedFormSettings = ['autoresponder', 'double_opt_in', 'integrations'] as const;
export type AdvancedFormSetting = (typeof advancedFormSettings)[number];

/** What happens with what a form is sent. The whole of it is PUT. */
export const formSettings = v.object({
  /** Who is written to of each lead; nobody where it is empty. */
  notify: v.optional(
    v.pipe(
      v.array(address),
      v.maxLength(
        MAX_ADDRESSES,
        message('too_many_addresses', 'Enter at most {max} addresses', { max: MAX_ADDRESSES }),
      ),
    ),
    [],
  ),
  autoresponder: v.optional(autoresponder, {}),
  /** Where visitors go after sending; the page's own thanks where it is empty. */
  redirect_url: v.optional(redirect, ''),
  /** A lead counts once its sender has confirmed the address. */
  double_opt_in: v.optional(v.boolean(), false),
  /** Ids of the project's connections that get the leads of this form, besides those that get all. */
  integrations: v.optional(v.pipe(v.array(id), v.maxLength(50)), []),
  /** Days after which leads are erased; null: never. */
  retention_days: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650))), null),
  /** What looks like spam is put aside, or is not looked for. */
  spam: v.optional(v.picklist(['flag', 'off']), 'flag'),
});
export type FormSettings = v.InferOutput<typeof formSettings>;
export type FormSettingsInput = v.InferInput<typeof formSettings>;

/** A form of a page. Its id survives edits and publications of the page. */
export const form = v.object({
  form_id: id,
  page_id: id,
  page_title: text,
  /** The heading above it. */
  title: text,
  fields: v.array(formField),
  /** Leads without spam. */
  total: v.number(),
  unread: v.number(),
  last_lead_at: v.nullable(epochSeconds),
  /** False once no page that is online has it; its leads stay. */
  online: v.optional(v.boolean(), true),
  /** Whether it leads to the next step of its page's funnel once it was sent; `redirect_url` goes before. */
  to_next_step: flag,
  /** The name of the file that whoever sends it gets; null where it delivers none. */
  file: v.optional(v.nullable(text), null),
  settings: formSettings,
  /** The settings that the account's plan lacks: what was set stays, and does nothing until the plan has it. */
  locked: v.optional(v.array(v.picklist(advancedFormSettings)), []),
});
export type Form = v.InferOutput<typeof form>;

/** GET {p}/form, the newest lead first. */
export const formList = dataOf(v.array(form));

/** PUT {p}/form/{form_id} */
export const formResponse = dataOf(form);
