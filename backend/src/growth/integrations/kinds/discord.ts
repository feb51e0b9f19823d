import { judge, textAt } from '../judge.ts';
import type { Kind } from '../kind.ts';
import { cut, headlineOf } from '../lead-message.ts';
import { atOrigin } from './at-origin.ts';

const MOST_FIELDS = 25;
/** Characters of all texts of an embed together. */
const MOST = 5_500;

/** Execute Webhook: https://discord.com/developers/docs/resources/webhook#execute-webhook */
export const discord: Kind = {
  id: 'discord',
  title: { brand: 'Discord' },
  about: 'channelAbout',
  fields: [
    {
      name: 'url',
      label: 'webhookUrl',
      help: 'discordUrlHelp',
      required: true,
      secret: true,
      example: 'https://discord.com/api/webhooks/...',
      pattern:
        /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/\d{1,30}\/[\w-]{1,200}$/,
      wrong: 'This address has to begin with https://discord.com/api/webhooks/',
    },
  ],
  async send({ settings, lead, reach, context }) {
    let room = MOST;
    const fields = lead.fields.slice(0, MOST_FIELDS).flatMap(([name, value]) => {
      const field = { name: cut(name, 100), value: cut(value, 1000) };
      room -= field.name.length + field.value.length;
      return room > 0 ? [field] : [];
    });
    const embed = { title: cut(headlineOf(lead), 256), url: lead.link, timestamp: lead.at.toISOString(), fields };
    const address = atOrigin(settings.url ?? '', context.config.services.discord, 'https://discord.com');
    const answer = await reach(`${address}?wait=true`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // What a visitor writes calls nobody: no @everyone.
      body: JSON.stringify({ embeds: [embed], allowed_mentions: { parse: [] } }),
    });
    return judge(answer, {
      words: (json) => textAt(json, 'message'),
      retryAfter: (json) => (textAt(json, 'retry_after') ? String(Math.ceil(Number(json.retry_after))) : undefined),
    });
  },
};
