import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, desc, eq, inArray, sql } from '../../platform/db/operators.ts';
import { forms, leads, mails, plans, projects, users } from '../../platform/db/schema.ts';
import { enqueueMail } from '../../platform/mail/mail.ts';
import { keptLanguage } from '../../platform/texts/kept-language.ts';
import { growthTexts } from '../texts.ts';
import { eraseLeads } from './erase-leads.ts';

/** Leads that an account keeps where its plan does not say how many; spam is counted by itself. */
const MOST_LEADS = 1_000_000;

/** The newest spam of a project that is kept. */
const MOST_SPAM = 5_000;

/** The share from which on the owner is told, once in the 90 days that mails are remembered. */
const TELL_FROM = 0.8;

/** Milliseconds after the first of these mails before which nothing is refused; less where there is half as much again. */
const DAY = 24 * 60 * 60_000;
const GRACE = 7 * DAY;
const SHORT_GRACE = DAY;

/** Milliseconds that a count is valid, and one that found no room. */
const COUNT_VALID = 10 * 60_000;
const FULL_COUNT_VALID = 5_000;

/** Leads that are taken in without another count, however little room there is; and spam after which it is trimmed. */
const LEAST = 20;
const SPAM_TURN = 100;

type RoomContext = Pick<Context, 'db' | 'jobs' | 'log' | 'config'>;

interface Room {
  isFull: boolean;
  /** Leads until it is counted anew. */
  left: number;
  until: number;
}

/** The ids of the mails by which an account's owner is told, of each limit anew: a smaller plan has a grace of its own. */
const mailIds = (userId: string, most: number) =>
  [`leads.most.${most}.${userId}`, `leads.full.${most}.${userId}`] as const;

/** How many leads an account has, of those that count, as far as `most`. */
async function countLeads(db: Database, userId: string, most: number): Promise<number> {
  const { rows } = (await db.execute(sql`select count(*)::int as count from (
    select from ${projects} o join ${leads} l on l.project_id = o.id and l.status <> 'spam'
    where o.user_id = ${userId} limit ${most}::int) as kept`)) as unknown as { rows: { count: number }[] };
  return rows[0]?.count ?? 0;
}

/** Tells the owner how full it is, unless that was done. Returns since when they know, or null where there is nothing to tell. */
async function tellOwner(
  context: RoomContext,
  owner: { id: string; email: string; projectId: string },
  { count, most }: { count: number; most: number },
): Promise<Date | null> {
  if (count < most * TELL_FROM) return null;
  const { db, config } = context;
  const [mostId, fullId] = mailIds(owner.id, most);
  const [form] = await db
    .select({ language: forms.language, languageTag: forms.languageTag })
    .from(forms)
    .where(eq(forms.projectId, owner.projectId))
    .orderBy(desc(forms.createdAt))
    .limit(1);
  const language = form ? keptLanguage(form) : 'en';
  const texts = growthTexts(language);
  const kept = new Intl.NumberFormat(language).format(most);
  const address = `${config.publicUrl}/dashboard/forms`;
  const mail =
    count < most
      ? { id: mostId, subject: texts.leadsMostSubject, body: texts.leadsMostBody(kept, address) }
      : { id: fullId, subject: texts.leadsFullSubject, body: texts.leadsFullBody(kept, address) };
  const written = await db
    .insert(mails)
    .values({ ...mail, recipient: owner.email })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  for (const { id } of written) await enqueueMail(context, id);
  const [first] = await db
    .select({ at: sql<string>`min(${mails.createdAt})` })
    .from(mails)
    .where(inArray(mails.id, [mostId, fullId]));
  return first?.at ? new Date(first.at) : new Date();
}

/**
 * Whether an account's plan has room for one lead more. Counts are valid for a while and for a share of what is left, so
 * that not each form counts; processes that take in forms at the same time may go a little beyond.
 */
export class LeadRoom {
  readonly #context: RoomContext;
  readonly #rooms = new LRUCache<string, Room>({ max: 10_000 });
  readonly #spam = new LRUCache<string, { count: number }>({ max: 10_000 });

  constructor(context: RoomContext) {
    this.#context = context;
  }

  /** False where the plan is full and its owner has known that it will be for long enough. */
  async take(projectId: string, now = Date.now()): Promise<boolean> {
    const known = this.#rooms.get(projectId);
    const isFresh = known && known.until > now && (known.isFull || known.left > 0);
    const room = isFresh ? known : await this.#look(projectId, now);
    room.left -= 1;
    this.#rooms.set(projectId, room);
    return !room.isFull;
  }

  async #look(projectId: string, now: number): Promise<Room> {
    const { db } = this.#context;
    const [owner] = await db
      .select({ id: users.id, email: users.email, features: plans.features })
      .from(projects)
      .innerJoin(users, eq(users.id, projects.userId))
      .innerJoin(plans, eq(plans.name, users.planName))
      .where(eq(projects.id, projectId));
    if (!owner) return { isFull: false, left: LEAST, until: now + COUNT_VALID };
    const most = owner.features.leads_max ?? MOST_LEADS;
    const count = await countLeads(db, owner.id, Math.ceil(most * 1.5));
    const toldAt = await tellOwner(this.#context, { ...owner, projectId }, { count, most });
    const grace = count >= most * 1.5 ? SHORT_GRACE : GRACE;
    if (count >= most && toldAt && now - toldAt.getTime() > grace)
      return { isFull: true, left: 0, until: now + FULL_COUNT_VALID };
    return { isFull: false, left: Math.max(LEAST, Math.floor((most - count) / 4)), until: now + COUNT_VALID };
  }

  /** Notes one spam more of a project, and erases what is beyond the newest; `turn` says after how many that is looked at. */
  async noteSpam(projectId: string, most = MOST_SPAM, turn = SPAM_TURN): Promise<void> {
    const known = this.#spam.get(projectId) ?? { count: 0 };
    known.count += 1;
    this.#spam.set(projectId, known);
    if (known.count % turn !== 0) return;
    const { db } = this.#context;
    const isSpam = and(eq(leads.projectId, projectId), eq(leads.status, 'spam'));
    const beyond = await db
      .select({ id: leads.id })
      .from(leads)
      .where(isSpam)
      .orderBy(sql`${leads.createdAt} desc nulls last`, leads.id)
      .offset(most)
      .limit(2 * turn);
    await db.transaction((tx) =>
      eraseLeads(
        tx,
        projectId,
        beyond.map(({ id }) => id),
      ),
    );
  }
}
