import { judge, textAt } from '../judge.ts';
import type { Kind } from '../kind.ts';
import { cut, headlineOf } from '../lead-message.ts';

/** Characters of a message. */
const LONGEST = 4_000;

/** sendMessage of the Bot API: https://core.telegram.org/bots/api#sendmessage */
export const telegram: Kind = {
  id: 'telegram',
  title: { brand: 'Telegram' },
  about: 'telegramAbout',
  fields: [
    {
      name: 'token',
      label: 'botToken',
      help: 'botTokenHelp',
      required: true,
      secret: true,
      example: '123456789:AA...',
      pattern: /^\d{5,15}:[\w-]{20,100}$/,
      wrong: 'A bot token looks like 123456789:AA...',
    },
    {
      name: 'chat_id',
      label: 'chat',
      help: 'chatHelp',
      required: true,
      example: '-1001234567890',
      pattern: /^(?:-?\d{1,20}|@\w{4,40})$/,
      wrong: 'Enter a number such as -1001234567890, or @name of a channel',
    },
  ],
  async send({ settings, lead, reach, context }) {
    const lines = lead.fields.map(([name, value]) => `${name}: ${value}`);
    const body = {
      chat_id: settings.chat_id,
      // Without a parse_mode it is plain text: nothing that a visitor writes is markup.
      text: cut([headlineOf(lead), '', ...lines, '', lead.link].join('\n'), LONGEST),
      link_preview_options: { is_disabled: true },
    };
    const answer = await reach(`${context.config.services.telegram}/bot${settings.token}/sendMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return judge(answer, {
      words: (json) => textAt(json, 'description'),
      retryAfter: (json) => textAt(json.parameters, 'retry_after') || undefined,
    });
  },
};
