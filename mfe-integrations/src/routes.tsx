import { defineArea } from '@landfall/shared';
import { addresses } from './addresses.ts';
import { IntegrationsScreen } from './screens/integrations-screen.tsx';
import { PixelsScreen } from './screens/pixels-screen.tsx';
import { useCommands } from './use-commands.ts';
import { WebhooksScreen } from './webhooks/webhooks-screen.tsx';

/** Each stands on its screen with how it goes. */
const opens = {
  webhook: () => addresses.webhooks,
  connection: () => addresses.integrations,
  pixel: () => addresses.pixels,
  token: () => addresses.integrations,
};

export default defineArea(
  { pixels: PixelsScreen, webhooks: WebhooksScreen, integrations: IntegrationsScreen },
  { useCommands, opens },
);
