import { defineArea } from '@landfall/shared';
import { IntegrationsScreen } from './screens/integrations-screen.tsx';
import { PixelsScreen } from './screens/pixels-screen.tsx';
import { useCommands } from './use-commands.ts';
import { WebhooksScreen } from './webhooks/webhooks-screen.tsx';

export default defineArea(
  { pixels: PixelsScreen, webhooks: WebhooksScreen, integrations: IntegrationsScreen },
  { useCommands },
);
