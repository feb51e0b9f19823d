import type { ServicesConfig } from '../../platform/config.ts';
import type { SendOutcome } from '../deliveries/send.ts';
import type { Settings } from '../integrations/kind.ts';
import type { OutboundAnswer, OutboundRequest } from '../outbound/outbound.ts';
import type { Conversion } from './conversion.ts';

/** Tells one service of a conversion. */
export type PixelSend = (task: {
  /** Secrets included. */
  settings: Settings;
  conversion: Conversion;
  origins: ServicesConfig;
  reach: (address: string, request: OutboundRequest) => Promise<OutboundAnswer>;
}) => Promise<SendOutcome>;
