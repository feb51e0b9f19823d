import type { Context } from '../platform/context.ts';
import { registerDeliveryJobs } from './deliveries/delivery-jobs.ts';
import { isPixelKind } from './deliveries/pixel-kinds.ts';
import type { Send } from './deliveries/send.ts';
import { integrationSender } from './integrations/send-integration.ts';
import { createOutbound, type Outbound } from './outbound/outbound.ts';
import { pixelSender } from './pixels/send-pixel.ts';
import { webhookSender } from './webhooks/send-webhook.ts';

/** What sends events to receivers of every kind. */
export function senderOf(context: Context, outbound: Outbound = createOutbound(context.config)): Send {
  const toWebhook = webhookSender(context, outbound);
  const toIntegration = integrationSender(context, outbound);
  const toPixel = pixelSender(context, outbound);
  return (task) => {
    const { kind } = task.receiver;
    if (kind === 'webhook') return toWebhook(task);
    return isPixelKind(kind) ? toPixel(task) : toIntegration(task);
  };
}

/** Starts the delivery of events to webhooks, connections and pixels. */
export const registerReceivers = (context: Context): Promise<void> => registerDeliveryJobs(context, senderOf(context));
