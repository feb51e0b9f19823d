import type { IntegrationField, IntegrationKindId } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { SendOutcome } from '../deliveries/send.ts';
import type { OutboundAnswer, OutboundRequest } from '../outbound/outbound.ts';
import type { KindText } from './kinds/texts.ts';
import type { LeadMessage } from './lead-message.ts';

/** A setting that a kind asks for. */
export interface Field {
  name: string;
  label: KindText;
  help?: KindText;
  type?: IntegrationField['type'];
  required?: boolean;
  secret?: boolean;
  /** What it looks like, in every language. */
  example?: string;
  /** Values of which one is chosen; they are shown as they are. */
  options?: readonly string[];
  /** What a value has to look like, and what is said of any other. */
  pattern?: RegExp;
  wrong?: string;
}

/** Settings by name, secrets included; what is not set is missing. */
export type Settings = Readonly<Record<string, string>>;

/** What a kind sends a lead with. */
export interface KindTask {
  settings: Settings;
  lead: LeadMessage;
  /** Reaches the service, by the client that looks at every address. */
  reach: (address: string, request: OutboundRequest) => Promise<OutboundAnswer>;
  context: Pick<Context, 'config' | 'db' | 'jobs' | 'log' | 'secrets'>;
  /** The same each time that this try is made. */
  tryId: string;
}

/** One service that leads are sent to. A new one is a file in `kinds/` and a line in `kinds/all.ts`. */
export interface Kind {
  id: IntegrationKindId;
  title: KindText | { brand: string };
  about: KindText;
  fields: readonly Field[];
  /** Looks at what patterns cannot say. @throws AppError invalid, with a field of `settings.` */
  check?: (settings: Settings) => void;
  send: (task: KindTask) => Promise<SendOutcome>;
}
