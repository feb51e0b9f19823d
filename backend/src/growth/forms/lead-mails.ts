import type { FormSettings } from '@landfall/shared/contracts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { growthTexts } from '../texts.ts';

/** Characters of one value, of a subject, and of a whole text. */
const LONGEST = 5_000;
const SUBJECT = 150;
const TEXT = 20_000;

type Fields = readonly { name: string; value: string }[];

export interface ToldLead {
  fields: Fields;
  files: readonly { name: string }[];
  source: { referrer: string; utm_source: string };
  pageTitle: string;
}

interface Mail {
  subject: string;
  body: string;
}

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;

/** One line: a header takes no more. */
const oneLine = (text: string): string => cut(text.replace(/\s+/g, ' ').trim(), SUBJECT);

interface Links {
  lead: string;
  /** Where the account turns these mails off. */
  settings?: string;
}

/** What the people whom a form names read of each lead. */
export function notificationMail(language: SpokenLanguage, lead: ToldLead, links: Links): Mail {
  const texts = growthTexts(language);
  const source = [lead.source.utm_source, lead.source.referrer].filter(Boolean).join(', ');
  const lines = lead.fields.filter(({ value }) => value).map(({ name, value }) => `${name}: ${cut(value, LONGEST)}`);
  const more = [
    ...(lead.files.length > 0 ? [texts.files(lead.files.map(({ name }) => name).join(', '))] : []),
    ...(source ? [texts.source(source)] : []),
    texts.seeAt(links.lead),
    ...(links.settings ? ['', texts.mailsOff(links.settings)] : []),
  ];
  const title = texts.newMessage(lead.pageTitle);
  return { subject: oneLine(title), body: cut([title, '', ...lines, '', ...more, ''].join('\n'), TEXT) };
}

/** A text whose `{{Field name}}` are the values that were sent; names that the form does not have stand for nothing. */
export function filledIn(text: string, fields: Fields): string {
  const values = new Map(fields.map(({ name, value }) => [name.toLowerCase(), value]));
  return text.replace(/\{\{([^{}\n]{1,200})\}\}/g, (_whole, name: string) =>
    cut(values.get(name.trim().toLowerCase()) ?? '', 500),
  );
}

/** The way to a file that a form delivers, in the words of its page. */
export interface Download {
  subject: string;
  /** With the link. */
  text: string;
}

/**
 * What a visitor reads for their form: what its owner wrote, and the way to the file that it delivers. It goes to whatever address somebody typed: addresses of the web that were typed
 * with it are no links in it.
 */
export function answerMail(
  { autoresponder }: Pick<FormSettings, 'autoresponder'>,
  lead: ToldLead,
  download: Download | null = null,
): Mail | null {
  const { enabled, subject, body } = autoresponder;
  if (!enabled || !body?.trim())
    return download && { subject: oneLine(`${download.subject}: ${lead.pageTitle}`), body: `${download.text}\n` };
  const safe = lead.fields.map(({ name, value }) => ({
    name,
    value: value
      .replace(/[\r\n]+/g, ' ')
      .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '…')
      .replace(/(\w)\.(?=\w{2,})/g, '$1\u2024'),
  }));
  return {
    subject: oneLine(filledIn(subject || lead.pageTitle, safe)) || lead.pageTitle,
    body: cut(filledIn(body, safe), TEXT) + (download ? `\n\n${download.text}\n` : ''),
  };
}
