import { createHash, randomUUID } from 'node:crypto';
import type { LeadSource, SpamReason } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import { inArray } from '../../platform/db/operators.ts';
import { type KeptLeadFile, leads } from '../../platform/db/schema.ts';
import { searchWords } from '../../platform/search/search-words.ts';
import { countLead } from './count-lead.ts';
import type { LeadRow } from './find-leads.ts';
import type { LeadField } from './form-fields.ts';

/** The same form with the same values, sent again by the same address within this time, is one lead. Milliseconds. */
const ONCE_IN = 10 * 60_000;

/** What is known of a lead beside what was typed. */
export interface LeadOrigin {
  /** Whose second click it would be; not stored. */
  address: string;
  source: Partial<LeadSource>;
  id?: string;
  formId?: string | null;
  files?: KeptLeadFile[];
  variant?: string | null;
  consent?: string[];
  email?: string;
  bodyHash?: string;
  spamReasons?: SpamReason[];
  /** False where its sender has to confirm it first. */
  confirmed?: boolean;
}

const EMPTY_SOURCE: LeadSource = { referrer: '', utm_source: '', utm_medium: '', utm_campaign: '' };
const ADDRESS = /^[^@\s]{1,64}@[^@\s]{1,250}\.[^@\s.]{2,}$/;

/** The address that a lead was sent by, as far as a field of it holds one. */
const addressIn = (fields: readonly LeadField[]): string =>
  fields.find(({ value }) => value.length <= 320 && ADDRESS.test(value))?.value.toLowerCase() ?? '';

/**
 * Stores what a visitor sent, with its event where it counts at once. What was sent a moment ago is stored no second time:
 * null then. @throws where the database is away
 */
export async function storeLead(
  context: Pick<Context, 'db' | 'jobs'>,
  page: { id: string; projectId: string; title: string },
  fields: LeadField[],
  { address, source, ...origin }: LeadOrigin,
): Promise<LeadRow | null> {
  const files = origin.files ?? [];
  const said = [page.id, origin.formId ?? null, address, fields, files.map(({ name, size }) => [name, size])];
  const moment = Math.floor(Date.now() / ONCE_IN);
  const [onceKey = '', before = ''] = [moment, moment - 1].map((at) =>
    createHash('sha256')
      .update(JSON.stringify([at, ...said]))
      .digest('hex'),
  );
  const spamReasons = origin.spamReasons ?? [];
  return context.db.transaction(async (tx) => {
    const known = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(inArray(leads.onceKey, [before, onceKey]))
      .limit(1);
    if (known.length > 0) return null;
    const [stored] = await tx
      .insert(leads)
      .values({
        ...{ id: origin.id ?? randomUUID(), projectId: page.projectId, pageId: page.id, pageTitle: page.title },
        ...{ fields, files, onceKey, spamReasons, source: { ...EMPTY_SOURCE, ...source } },
        fileBytes: files.reduce((sum, { size }) => sum + size, 0),
        formId: origin.formId ?? null,
        variant: origin.variant ?? null,
        status: spamReasons.length > 0 ? 'spam' : 'new',
        consent: origin.consent ?? [],
        confirmed: origin.confirmed ?? true,
        email: origin.email || addressIn(fields),
        bodyHash: origin.bodyHash ?? '',
        words: searchWords([...fields.map(({ value }) => value), ...files.map(({ name }) => name)]),
      })
      .onConflictDoNothing({ target: leads.onceKey })
      .returning();
    if (!stored) return null;
    await countLead(tx, context, stored);
    return stored;
  });
}
