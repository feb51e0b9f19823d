import { type Json, judge, WITHOUT_EMAIL } from '../judge.ts';
import { type Kind, named } from '../kind.ts';

const words = ({ errors }: Json): string => (Array.isArray(errors) ? errors.join(' ') : '');

/** Kit asks for no more than 120 calls in a minute, and says no time when it refuses. */
const retryAfter = () => '60';

/** Subscribers, forms and tags of the API, version 4: https://developers.kit.com/api-reference/subscribers */
export const kit: Kind = {
  id: 'kit',
  title: named('Kit'),
  about: { en: 'Adds each lead to your subscribers.', es: 'Añade cada contacto a tus suscriptores.' },
  fields: [
    {
      name: 'api_key',
      label: { en: 'API key (version 4)', es: 'Clave de API (versión 4)' },
      help: { en: 'Settings, Developer, API keys.', es: 'Settings, Developer, API keys.' },
      required: true,
      secret: true,
      example: 'kit_...',
      pattern: /^[\w-]{10,200}$/,
      wrong: 'An API key of Kit looks like kit_...',
    },
    {
      name: 'form_id',
      label: { en: 'Form ID', es: 'ID del formulario' },
      help: {
        en: 'The number in the form’s address. Its confirmation mail is sent, too.',
        es: 'El número en la dirección del formulario. También se envía su correo de confirmación.',
      },
      pattern: /^\d{1,12}$/,
      wrong: 'Enter a number',
    },
    {
      name: 'tag_id',
      label: { en: 'Tag ID', es: 'ID de la etiqueta' },
      help: { en: 'The number in the tag’s address.', es: 'El número en la dirección de la etiqueta.' },
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
