import { type Json, judge, WITHOUT_EMAIL } from '../judge.ts';
import type { Kind } from '../kind.ts';

const words = ({ errors }: Json): string => (Array.isArray(errors) ? errors.join(' ') : '');

/** Kit asks for no more than 120 calls in a minute, and says no time when it refuses. */
const retryAfter = () => '60';

/** Subscribers, forms and tags of the API, version 4: https://developers.kit.com/api-reference/subscribers */
export const kit: Kind = {
  id: 'kit',
  title: { brand: 'Kit' },
  about: 'kitAbout',
  fields: [
    {
      name: 'api_key',
      label: 'apiKeyVersion4',
      help: 'kitKeyHelp',
      required: true,
      secret: true,
      example: 'kit_...',
      pattern: /^[\w-]{10,200}$/,
      wrong: 'An API key of Kit looks like kit_...',
    },
    {
      name: 'form_id',
      label: 'formId',
      help: 'formIdHelp',
      pattern: /^\d{1,12}$/,
      wrong: 'Enter a number',
    },
    {
      name: 'tag_id',
      label: 'tagId',
      help: 'tagIdHelp',
      pattern: /^\d{1,12}$/,
      wrong: 'Enter a number',
    },
  ],
  async send({ settings, lead, reach, context }) {
    if (!lead.email) return WITHOUT_EMAIL;
    const origin = context.config.services.kit;
    const post = async (path: string, body: object) =>
      judge(
        await reach(`${origin}/v4/${path}`, {
          method: 'POST',
          headers: {
            'x-kit-api-key': settings.api_key ?? '',
            'content-type': 'application/json',
            accept: 'application/json',
          },
          body: JSON.stringify(body),
        }),
        { words, retryAfter, isAboutLead: ({ errors }) => /email address is invalid/i.test(String(errors)) },
      );
    const person = { email_address: lead.email };
    const calls: [string, object][] = [
      ['subscribers', { ...person, ...(lead.firstName && { first_name: lead.firstName }) }],
      ...(settings.form_id ? [[`forms/${settings.form_id}/subscribers`, person] as [string, object]] : []),
      ...(settings.tag_id ? [[`tags/${settings.tag_id}/subscribers`, person] as [string, object]] : []),
    ];
    let outcome = WITHOUT_EMAIL;
    for (const [path, body] of calls) {
      outcome = await post(path, body);
      if ((outcome.status ?? 0) >= 300) return outcome;
    }
    return outcome;
  },
};
