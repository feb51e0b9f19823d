import type { Context } from '../../platform/context.ts';
import { eq } from '../../platform/db/operators.ts';
import { leads, projects, users } from '../../platform/db/schema.ts';
import { keptLanguage } from '../../platform/texts/kept-language.ts';
import { payloadOf } from '../deliveries/payload.ts';
import type { Send, Task } from '../deliveries/send.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { kindOf } from './kinds/all.ts';
import { fieldsOf, type LeadMessage, personOf } from './lead-message.ts';
import { settingsOf } from './settings.ts';

const UNREADABLE = 'The secrets of this connection cannot be read. Please enter them again.';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A lead out of its event, with what connections say of it; undefined where its project is gone. */
export async function leadOf({ db, config }: Context, { receiver, event }: Task): Promise<LeadMessage | undefined> {
  const { data } = payloadOf(event);
  const [owner] = await db
    .select({ id: users.id, email: users.email, name: users.name, project: projects.name })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(eq(projects.id, receiver.projectId));
  if (!owner) return undefined;
  const isTest = event.type === 'webhook.test';
  const [stored] = isTest ? [] : await db.select().from(leads).where(eq(leads.id, event.subjectId));
  const sent = new Map(fieldsOf({ data }));
  // A record of the database keeps no order: the lead's own list does.
  const ordered = (stored?.fields ?? []).flatMap(({ name }): [string, string][] => {
    const value = sent.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  const names = new Set(ordered.map(([name]) => name));
  const fields = [...ordered, ...[...sent].filter(([name]) => !names.has(name))];
  const source = (data.source ?? {}) as { utm_source?: unknown; referrer?: unknown };
  return {
    id: event.subjectId,
    eventId: event.id,
    at: event.createdAt,
    project: owner.project,
    page: stored?.pageTitle ?? '',
    formId: textOf(data.form_id),
    fields,
    ...personOf(fields),
    utmSource: textOf(source.utm_source),
    referrer: textOf(source.referrer),
    isTest,
    language: keptLanguage(receiver),
    owner: { id: owner.id, email: owner.email },
    link: `${config.publicUrl}/dashboard/forms`,
  };
}

/** Returns what sends a lead to the service that a project is connected with. */
export const integrationSender =
  (context: Context, outbound: Outbound): Send =>
  async (task) => {
    const { receiver, tryId, signal } = task;
    const kind = kindOf(receiver.kind);
    const settings = settingsOf(context, receiver);
    if (!kind || !settings) return { status: null, error: UNREADABLE, answer: '', isFinal: true };
    const lead = await leadOf(context, task);
    if (!lead) return { status: null, error: null, answer: '' };
    const reach: Parameters<typeof kind.send>[0]['reach'] = (address, request) =>
      outbound.send(address, request, signal);
    return kind.send({ settings, lead, reach, context, tryId });
  };
