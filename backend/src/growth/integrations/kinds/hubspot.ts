import { jsonOf, judge, textAt, WITHOUT_EMAIL } from '../judge.ts';
import type { Kind } from '../kind.ts';

/** Upsert contacts by e-mail: https://developers.hubspot.com/docs/api-reference/crm-contacts-v3 */
export const hubspot: Kind = {
  id: 'hubspot',
  title: { brand: 'HubSpot' },
  about: 'hubspotAbout',
  fields: [
    {
      name: 'token',
      label: 'accessToken',
      help: 'accessTokenHelp',
      required: true,
      secret: true,
      example: 'pat-eu1-...',
      pattern: /^[\w-]{10,300}$/,
      wrong: 'An access token of HubSpot looks like pat-eu1-...',
    },
  ],
  async send({ settings, lead, reach, context }) {
    if (!lead.email) return WITHOUT_EMAIL;
    const properties = {
      email: lead.email,
      ...(lead.firstName && { firstname: lead.firstName }),
      ...(lead.lastName && { lastname: lead.lastName }),
      ...(lead.phone && { phone: lead.phone }),
    };
    const answer = await reach(`${context.config.services.hubspot}/crm/v3/objects/contacts/batch/upsert`, {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ inputs: [{ id: lead.email, idProperty: 'email', properties }] }),
      kept: 16_384,
    });
    const isAboutLead = (json: object) => /INVALID_EMAIL|Email address .{1,200} is invalid/i.test(JSON.stringify(json));
    const outcome = judge(answer, {
      words: (json) => textAt(json, 'message'),
      // Limits by the second say no time; those of the day are over tomorrow.
      retryAfter: (json) => (textAt(json, 'policyName') === 'DAILY' ? '3600' : '10'),
      isAboutLead,
    });
    if (answer.status !== 207) return outcome;
    const json = jsonOf(answer);
    const [first] = Array.isArray(json.errors) ? json.errors : [];
    const error = textAt(first, 'message') || 'HubSpot did not take this contact.';
    return { ...outcome, error, isFinal: true, isAboutEvent: isAboutLead(json) };
  },
};
