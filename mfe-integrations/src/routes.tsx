import { defineArea } from '@landfall/shared';
import { IntegrationsScreen } from './tokens/integrations-screen.tsx';
import { useCommands } from './use-commands.ts';
import { WebhooksScreen } from './webhooks/webhooks-screen.tsx';

export default defineArea({ webhooks: WebhooksScreen, integrations: IntegrationsScreen }, { useCommands });
