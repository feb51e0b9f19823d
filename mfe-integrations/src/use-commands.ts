import { type Command, hasCapability } from '@landfall/shared';
import { addresses } from './addresses.ts';
import { useAreaTexts } from './texts.ts';

/** The area's entries in the command palette. */
export function useCommands(): Command[] {
  const texts = useAreaTexts();
  const commands: Command[] = [];
  if (hasCapability('webhooks'))
    commands.push({
      id: 'integrations.webhook',
      label: texts.commandWebhook,
      keywords: 'endpoint hook event',
      path: `${addresses.webhooks}?add=1`,
    });
  if (hasCapability('integrations'))
    commands.push({
      id: 'integrations.connection',
      label: texts.commandConnection,
      keywords: 'integration slack discord telegram mailchimp brevo kit hubspot sheets mail crm newsletter',
      path: `${addresses.integrations}?connect=1`,
    });
  if (hasCapability('pixels'))
    commands.push({
      id: 'integrations.pixels',
      label: texts.commandPixels,
      keywords: 'meta facebook google analytics ga4 tiktok conversion consent',
      path: addresses.pixels,
    });
  if (hasCapability('api.tokens'))
    commands.push({
      id: 'integrations.token',
      label: texts.commandToken,
      keywords: 'api key zapier make n8n',
      path: `${addresses.integrations}?add=1`,
    });
  return commands;
}
