import { defineArea } from '@landfall/shared';
import { PixelsScreen } from './pixels/pixels-screen.tsx';
import { IntegrationsScreen } from './tokens/integrations-screen.tsx';
import { useCommands } from './use-commands.ts';
import { WebhooksScreen } from './webhooks/webhooks-screen.tsx';

export default defineArea(
  { pixels: PixelsScreen, webhooks: WebhooksScreen, integrations: IntegrationsScreen },
  { useCommands },
);
