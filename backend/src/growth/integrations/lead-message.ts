import type { EventPayload } from '@landfall/shared/contracts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { growthTexts } from '../texts.ts';

/** A lead as connections send it. */
export interface LeadMessage {
  id: string;
  /** Of the event: the same at every try. */
  eventId: string;
  at: Date;
  project: string;
  /** The page's title; empty where it is gone. */
  page: string;
  formId: string;
  /** In the order of the form, without those that were left empty. */
  fields: [name: string, value: string][];
  /** The values that services ask for; empty where the form had none. */
  email: string;
  name: string;
  firstName: string;
  lastName: string;
  phone: string;
  utmSource: string;
  referrer: string;
  /** Whether the owner asked for it, to try the connection. */
  isTest: boolean;
  /** What the owner reads. */
  language: SpokenLanguage;
  owner: { id: string; email: string };
  /** The leads in the dashboard. */
  link: string;
}

const EMAIL = /^[^\s@,;<>"]{1,64}@[^\s@,;<>"]{1,185}\.[^\s@.,;<>"]{2,63}$/;

/** Whether a text is an e-mail address and nothing more. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

const NAMES = {
  email: /e-?mail|correo/i,
  first: /first|given|nombre de pila/i,
  last: /last|family|surname|apellido/i,
  name: /name|nombre/i,
  phone: /phone|mobile|tel(?:e|é)fono|m(?:o|ó)vil|^tel\b/i,
};

/** Finds in what was sent the values that services ask for, by the names that fields usually have. */
export function personOf(
  fields: readonly [string, string][],
): Pick<LeadMessage, 'email' | 'name' | 'firstName' | 'lastName' | 'phone'> {
  const answerTo = (pattern: RegExp, except?: RegExp) =>
    fields.find(([name, value]) => pattern.test(name) && !except?.test(name) && !isEmail(value))?.[1] ?? '';
  const mails = fields.filter(([, value]) => isEmail(value));
  const email = (mails.find(([name]) => NAMES.email.test(name)) ?? mails[0])?.[1] ?? '';
  const first = answerTo(NAMES.first);
  const last = answerTo(NAMES.last);
  const whole = answerTo(NAMES.name, /first|last|given|family|surname|company|user|empresa|usuario|apellido/i);
  const name = whole || [first, last].filter(Boolean).join(' ');
  const [firstWord = '', ...rest] = name.split(/\s+/);
  return {
    email,
    name,
    firstName: first || firstWord,
    lastName: last || rest.join(' '),
    phone: answerTo(NAMES.phone),
  };
}

/** The answers of a lead out of its event. */
export function fieldsOf({ data }: Pick<EventPayload, 'data'>): [string, string][] {
  const { fields } = data;
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
}

/** The first line of a message about a lead. */
export function headlineOf({ isTest, language, page, project }: LeadMessage): string {
  const { connectionTest, newLead } = growthTexts(language);
  return (isTest ? connectionTest : newLead)([page, project].filter(Boolean).join(' · '));
}

/** At most so many characters, without half a letter at the end. */
export const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;
