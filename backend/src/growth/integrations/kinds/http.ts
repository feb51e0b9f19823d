import { AppError } from '../../../platform/errors.ts';
import { judge, textAt } from '../judge.ts';
import type { Kind, Settings } from '../kind.ts';
import type { LeadMessage } from '../lead-message.ts';

const METHODS = ['POST', 'PUT', 'PATCH'];

/** What the connection itself says. */
const RESERVED =
  /^(?:host|content-length|connection|transfer-encoding|upgrade|te|trailer|expect|keep-alive|proxy-.*)$/i;
const HEADER = /^([!#$%&'*+.^_`|~\w-]{1,100}):[ \t]*([\x20-\x7e]{0,2000})$/;

const TEMPLATE = `{
  "id": "{{lead.id}}",
  "created_at": "{{lead.created_at}}",
  "page": "{{lead.page}}",
  "fields": {{lead.fields}}
}`;

const PLACE = /\{\{([^{}]{1,200})\}\}/g;

/** A text as it stands within the quotes of JSON. */
const quoted = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The body with the lead's values in it, each escaped, and none of them read as a template again. */
export function filledIn(
  template: string,
  lead: Pick<LeadMessage, 'id' | 'eventId' | 'at' | 'page' | 'formId' | 'fields'>,
): string {
  const fields = new Map(lead.fields.map(([name, value]) => [name.toLowerCase(), value]));
  const values: Readonly<Record<string, string>> = {
    'lead.id': lead.id,
    'lead.event_id': lead.eventId,
    'lead.created_at': lead.at.toISOString(),
    'lead.page': lead.page,
    'lead.form_id': lead.formId,
  };
  return template.replace(PLACE, (_, written: string) => {
    const name = written.trim();
    if (name === 'lead.fields') return JSON.stringify(Object.fromEntries(lead.fields));
    return quoted((Object.hasOwn(values, name) ? values[name] : fields.get(name.toLowerCase())) ?? '');
  });
}

const EXAMPLE = {
  id: 'id',
  eventId: 'id',
  at: new Date(0),
  page: '"page"',
  formId: '',
  fields: [['Name', '"Ana"\\']] as [string, string][],
};

function headersOf(text = ''): Record<string, string> | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const found = lines.map((line) => HEADER.exec(line.trim()));
  if (lines.length > 20 || found.some((match) => !match || RESERVED.test(match[1] ?? ''))) return undefined;
  return Object.fromEntries(found.map((match) => [(match?.[1] ?? '').toLowerCase(), match?.[2] ?? '']));
}

const refuse = (name: string, message: string) =>
  new AppError('invalid', { fields: { [`settings.${name}`]: [message] } });

function check({ headers, template = '' }: Settings): void {
  if (!headersOf(headers))
    throw refuse('headers', 'Write each header in a line of its own, such as Authorization: Bearer abc');
  if (!template.trim()) return;
  try {
    JSON.parse(filledIn(template, EXAMPLE));
  } catch {
    throw refuse(
      'template',
      'This is no JSON once the placeholders are filled in. Write text placeholders within quotes.',
    );
  }
}

/** A call of any address, with a body of one's own. */
export const http: Kind = {
  id: 'http',
  title: 'httpRequest',
  about: 'httpAbout',
  fields: [
    {
      name: 'url',
      label: 'address',
      type: 'address',
      required: true,
      example: 'https://api.example.com/people',
    },
    {
      name: 'method',
      label: 'method',
      type: 'choice',
      options: METHODS,
    },
    {
      name: 'headers',
      label: 'headers',
      help: 'headersHelp',
      type: 'long_text',
      secret: true,
      example: 'Authorization: Bearer ...',
    },
    {
      name: 'template',
      label: 'jsonBody',
      help: 'jsonBodyHelp',
      type: 'long_text',
      example: TEMPLATE,
    },
  ],
  check,
  async send({ settings, lead, reach }) {
    const { url = '', method = 'POST', template = '' } = settings;
    const answer = await reach(url, {
      method,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Landfall-Connections/1.0',
        'idempotency-key': lead.eventId,
        ...headersOf(settings.headers),
      },
      body: filledIn(template.trim() ? template : TEMPLATE, lead),
    });
    return judge(answer, { words: (json) => textAt(json, 'message') || textAt(json, 'error') });
  },
};
