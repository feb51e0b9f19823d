import { judge, textAt, WITHOUT_EMAIL } from '../judge.ts';
import type { Kind } from '../kind.ts';

/** Create a contact: https://developers.brevo.com/reference/createcontact */
export const brevo: Kind = {
  id: 'brevo',
  title: { brand: 'Brevo' },
  about: 'brevoAbout',
  fields: [
    {
      name: 'api_key',
      label: 'apiKey',
      help: 'brevoKeyHelp',
      required: true,
      secret: true,
      example: 'xkeysib-...',
      pattern: /^[\w-]{10,200}$/,
      wrong: 'An API key of Brevo looks like xkeysib-...',
    },
    {
      name: 'list_ids',
      label: 'listIds',
      help: 'brevoListsHelp',
      example: '2, 5',
      pattern: /^\d{1,9}(?:, ?\d{1,9}){0,19}$/,
      wrong: 'Enter numbers with commas between them, such as 2, 5',
    },
  ],
  async send({ settings, lead, reach, context }) {
    if (!lead.email) return WITHOUT_EMAIL;
    const listIds = (settings.list_ids ?? '').split(',').filter(Boolean).map(Number);
    const body = {
      email: lead.email,
      attributes: {
        ...(lead.firstName && { FIRSTNAME: lead.firstName }),
        ...(lead.lastName && { LASTNAME: lead.lastName }),
      },
      ...(listIds.length > 0 && { listIds }),
      // One that is known already is changed, not refused.
      updateEnabled: true,
    };
    const answer = await reach(`${context.config.services.brevo}/v3/contacts`, {
      method: 'POST',
      headers: {
        'api-key': settings.api_key ?? '',
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify(body),
    });
    const reset = answer.headers['x-sib-ratelimit-reset'];
    return judge(answer, {
      words: (json) => textAt(json, 'message'),
      retryAfter: () => (typeof reset === 'string' && answer.status === 429 ? reset : undefined),
      isAboutLead: (json) => /email/i.test(textAt(json, 'message')) && textAt(json, 'code') === 'invalid_parameter',
    });
  },
};
