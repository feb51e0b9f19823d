import { basic, type Json, jsonOf, judge, textAt, WITHOUT_EMAIL } from '../judge.ts';
import type { Kind } from '../kind.ts';

const words = ({ errors }: Json): string =>
  Array.isArray(errors) ? errors.map((error) => textAt(error, 'message')).join(' ') : '';

/** Contacts and segments of the REST API: https://devdocs.mautic.org/en/latest/rest_api/contacts.html */
export const mautic: Kind = {
  id: 'mautic',
  title: { brand: 'Mautic' },
  about: 'mauticAbout',
  fields: [
    {
      name: 'address',
      label: 'address',
      help: 'mauticAddressHelp',
      type: 'address',
      required: true,
      example: 'https://mautic.example.com',
    },
    {
      name: 'user',
      label: 'userName',
      required: true,
      pattern: /^[^\s:]{1,100}$/,
      wrong: 'Enter a user name',
    },
    { name: 'password', label: 'password', required: true, secret: true },
    {
      name: 'segment_id',
      label: 'segmentId',
      help: 'segmentIdHelp',
      pattern: /^\d{1,9}$/,
      wrong: 'Enter a number',
    },
    {
      name: 'tags',
      label: 'tags',
      help: 'tagsHelp',
    },
  ],
  async send({ settings, lead, reach }) {
    if (!lead.email) return WITHOUT_EMAIL;
    const { address = '', user = '', password = '', segment_id, tags } = settings;
    const post = (path: string, body: object) =>
      reach(`${address.replace(/\/$/, '')}/api/${path}`, {
        method: 'POST',
        headers: { authorization: basic(user, password), 'content-type': 'application/json' },
        body: JSON.stringify(body),
        kept: 65_536,
      });
    // Mautic finds a contact of the same e-mail, and changes that.
    const made = await post('contacts/new', {
      email: lead.email,
      ...(lead.firstName && { firstname: lead.firstName }),
      ...(lead.lastName && { lastname: lead.lastName }),
      ...(lead.phone && { phone: lead.phone }),
      ...(tags && { tags }),
    });
    const outcome = judge(made, { words });
    const { contact } = jsonOf(made) as { contact?: { id?: unknown } };
    if (!segment_id || outcome.isFinal !== undefined || typeof contact?.id !== 'number') return outcome;
    return judge(await post(`segments/${segment_id}/contact/${contact.id}/add`, {}), { words });
  },
};
