import { createHash } from 'node:crypto';
import { basic, type Json, judge, textAt, WITHOUT_EMAIL } from '../judge.ts';
import type { Kind } from '../kind.ts';
import { tagsOf } from './tags.ts';

/** Refused as this person's: an address that is no mailbox, or one that asked to be forgotten. */
const ABOUT_LEAD = /^(?:Invalid Resource|Forgotten Email Not Subscribed|Member In Compliance State)$/;

const words = (json: Json): string => [textAt(json, 'title'), textAt(json, 'detail')].filter(Boolean).join(': ');

/** Members of an audience: https://mailchimp.com/developer/marketing/api/list-members/add-or-update-list-member/ */
export const mailchimp: Kind = {
  id: 'mailchimp',
  title: { brand: 'Mailchimp' },
  about: 'mailchimpAbout',
  fields: [
    {
      name: 'api_key',
      label: 'apiKey',
      help: 'mailchimpKeyHelp',
      required: true,
      secret: true,
      example: '0123456789abcdef-us21',
      pattern: /^[\w]{10,100}-[a-z]{2,4}\d{1,3}$/,
      wrong: 'An API key of Mailchimp ends with its data centre, such as -us21',
    },
    {
      name: 'list_id',
      label: 'audienceId',
      help: 'audienceIdHelp',
      required: true,
      example: 'a1b2c3d4e5',
      pattern: /^[\w]{5,40}$/,
      wrong: 'An audience ID is of letters and digits, such as a1b2c3d4e5',
    },
    {
      name: 'double_opt_in',
      label: 'doubleOptIn',
      type: 'flag',
    },
    {
      name: 'tags',
      label: 'tags',
      help: 'tagsHelp',
    },
  ],
  async send({ settings, lead, reach, context }) {
    if (!lead.email) return WITHOUT_EMAIL;
    const { api_key = '', list_id = '' } = settings;
    const origin = context.config.services.mailchimp ?? `https://${api_key.split('-').at(-1)}.api.mailchimp.com`;
    // As its documentation says: the MD5 of the address in lower case.
    const hash = createHash('md5').update(lead.email.toLowerCase()).digest('hex');
    const member = `${origin}/3.0/lists/${list_id}/members/${hash}`;
    const headers = { authorization: basic('landfall', api_key), 'content-type': 'application/json' };
    const body = {
      email_address: lead.email,
      status_if_new: settings.double_opt_in ? 'pending' : 'subscribed',
      merge_fields: {
        ...(lead.firstName && { FNAME: lead.firstName.slice(0, 255) }),
        ...(lead.lastName && { LNAME: lead.lastName.slice(0, 255) }),
      },
    };
    const reading = { words, isAboutLead: (json: Json) => ABOUT_LEAD.test(textAt(json, 'title')) };
    const added = judge(
      await reach(`${member}?skip_merge_validation=true`, { method: 'PUT', headers, body: JSON.stringify(body) }),
      reading,
    );
    const tags = tagsOf(settings.tags);
    if (added.error !== null || (added.status ?? 0) >= 300 || tags.length === 0) return added;
    const tagged = { tags: tags.map((name) => ({ name, status: 'active' })) };
    return judge(await reach(`${member}/tags`, { method: 'POST', headers, body: JSON.stringify(tagged) }), reading);
  },
};
