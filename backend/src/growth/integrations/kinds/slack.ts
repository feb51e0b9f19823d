import { growthTexts } from '../../texts.ts';
import { judge } from '../judge.ts';
import type { Kind } from '../kind.ts';
import { cut, headlineOf } from '../lead-message.ts';
import { atOrigin } from './at-origin.ts';

/** What Slack reads as markup, as its guide to formatting text says. */
const plain = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Characters of a section, less what escaping adds at worst. */
const LONGEST = 550;
const MOST_FIELDS = 40;

/** Incoming webhooks: https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
export const slack: Kind = {
  id: 'slack',
  title: { brand: 'Slack' },
  about: 'channelAbout',
  fields: [
    {
      name: 'url',
      label: 'webhookUrl',
      help: 'slackUrlHelp',
      required: true,
      secret: true,
      example: 'https://hooks.slack.com/services/...',
      pattern: /^https:\/\/hooks\.slack(?:-gov)?\.com\/(?:services|workflows|triggers)\/[\w/-]{1,300}$/,
      wrong: 'This address has to begin with https://hooks.slack.com/services/',
    },
  ],
  async send({ settings, lead, reach, context }) {
    const { see } = growthTexts(lead.language);
    const headline = plain(headlineOf(lead));
    const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } });
    const answers = lead.fields
      .slice(0, MOST_FIELDS)
      .map(([name, value]) =>
        section(`*${plain(cut(name, 100)).replaceAll('*', '∗')}*\n${plain(cut(value, LONGEST))}`),
      );
    const body = JSON.stringify({
      text: headline,
      blocks: [section(`*${headline.replaceAll('*', '∗')}*`), ...answers, section(`<${lead.link}|${plain(see)}>`)],
      unfurl_links: false,
      unfurl_media: false,
    });
    const address = atOrigin(settings.url ?? '', context.config.services.slack, 'https://hooks.slack.com');
    const headers = { 'content-type': 'application/json' };
    const answer = await reach(address, { method: 'POST', headers, body });
    // Errors are words, not JSON: no_service, channel_is_archived.
    return { ...judge(answer), ...(answer.status >= 300 && { error: answer.text.slice(0, 200) || null }) };
  },
};
