import type { IntegrationKindId } from '@landfall/shared/contracts';
import type { Kind } from '../kind.ts';
import { brevo } from './brevo.ts';
import { discord } from './discord.ts';
import { email } from './email.ts';
import { googleSheets } from './google-sheets.ts';
import { http } from './http.ts';
import { hubspot } from './hubspot.ts';
import { kit } from './kit.ts';
import { listmonk } from './listmonk.ts';
import { mailchimp } from './mailchimp.ts';
import { mautic } from './mautic.ts';
import { slack } from './slack.ts';
import { telegram } from './telegram.ts';

/** Every kind of connection, by its id, in the order that they are offered. */
export const KINDS: Readonly<Record<IntegrationKindId, Kind>> = {
  email,
  slack,
  discord,
  telegram,
  mailchimp,
  brevo,
  kit,
  hubspot,
  google_sheets: googleSheets,
  listmonk,
  mautic,
  http,
};

/** The kind of that name; undefined where there is none. */
export const kindOf = (id: string): Kind | undefined =>
  Object.hasOwn(KINDS, id) ? KINDS[id as IntegrationKindId] : undefined;
