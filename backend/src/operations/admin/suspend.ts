import { normaliseEmail } from '../../identity/auth/login.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, desc, eq, isNull, sql } from '../../platform/db/operators.ts';
import { domains, pages, projects, sessions, suspensions, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { audit } from './audit.ts';

/** What can be taken offline, as an operator names it: one of them. */
export interface Subject {
  /** E-mail of an account: nobody signs in to it, and its sites are offline. */
  account?: string | undefined;
  /** Host of a project's site, with its port where it has one, or an address there. */
  site?: string | undefined;
  /** Public address of one page. */
  page?: string | undefined;
}

type Kind = (typeof suspensions.$inferSelect)['kind'];

interface Found {
  kind: Kind;
  id: string;
  /** As the audit log names it. */
  name: string;
}

const unknown = (name: string) => new AppError('not_found', { message: `There is no ${name}.` });

/** The host that an operator names, also by an address copied from a browser. */
const hostOf = (site: string): string =>
  (/^https?:\/\//i.test(site) && URL.canParse(site) ? new URL(site).host : site).toLowerCase();

/** @throws AppError invalid */
function pathOf({ pathname }: URL): string {
  try {
    return decodeURI(pathname).replace(/(?<!\/)\/+$/, '') || '/';
  } catch (error) {
    throw new AppError('invalid', { message: 'The address of the page cannot be read.', cause: error });
  }
}

async function projectAt(db: Database, name: string): Promise<string> {
  const [domain] = await db
    .select({ projectId: domains.projectId })
    .from(domains)
    .where(and(eq(domains.domain, name), eq(domains.held, true)));
  if (!domain) throw unknown(`site at ${name}`);
  return domain.projectId;
}

/** Finds what an operator means. @throws AppError invalid (none or several are named), not_found */
export async function findSubject(db: Database, { account, site, page }: Subject): Promise<Found> {
  if ([account, site, page].filter(Boolean).length !== 1)
    throw new AppError('invalid', { message: 'Name one account, one site or one page.' });
  if (account) {
    const email = normaliseEmail(account);
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user) throw unknown(`account ${email}`);
    return { kind: 'account', id: user.id, name: `account ${email}` };
  }
  if (site) {
    const host = hostOf(site);
    return { kind: 'site', id: await projectAt(db, host), name: `site ${host}` };
  }
  if (!page || !URL.canParse(page)) throw new AppError('invalid', { message: 'Name the page by its whole address.' });
  const address = new URL(page);
  const { host } = address;
  const path = pathOf(address);
  const projectId = await projectAt(db, host);
  const [found] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.projectId, projectId), eq(pages.path, path)));
  if (!found) throw unknown(`page at ${host}${path}`);
  return { kind: 'page', id: found.id, name: `page ${host}${path}` };
}

const lasting = (id: string) => and(eq(suspensions.subjectId, id), isNull(suspensions.liftedAt));

/**
 * Takes an account, a site or a page offline at once. An account's sessions end, and nobody signs in to it until this is
 * lifted; nothing is deleted. Doing it twice is doing it once. @throws AppError invalid, not_found
 */
export async function suspend(db: Database, subject: Subject, reason: string, actor: string): Promise<Found> {
  const found = await findSubject(db, subject);
  await db.transaction(async (tx) => {
    if (found.kind === 'account') {
      // Signing in shares this row, so that no session is opened across this.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, found.id)).for('update');
      await tx.delete(sessions).where(eq(sessions.userId, found.id));
    }
    const added = await tx
      .insert(suspensions)
      .values({ kind: found.kind, subjectId: found.id, reason })
      .onConflictDoNothing()
      .returning({ id: suspensions.id });
    if (added.length > 0) await audit(tx, { actor, act: 'suspend', subject: found.name, reason });
  });
  return found;
}

/** Lets it be online again, as it was. @throws AppError invalid, not_found (also where it is not suspended) */
export async function unsuspend(db: Database, subject: Subject, reason: string, actor: string): Promise<Found> {
  const found = await findSubject(db, subject);
  await db.transaction(async (tx) => {
    const lifted = await tx
      .update(suspensions)
      .set({ liftedAt: new Date() })
      .where(lasting(found.id))
      .returning({ id: suspensions.id });
    if (lifted.length === 0) throw new AppError('not_found', { message: `The ${found.name} is not suspended.` });
    await audit(tx, { actor, act: 'unsuspend', subject: found.name, reason });
  });
  return found;
}

/** The host by which a project's site is known. */
const hostOfProject = sql<string | null>`(select ${domains.domain} from ${domains}
  where ${domains.projectId} = ${projects.id} and ${domains.held}
  order by ${domains.primary} desc, ${domains.createdAt} limit 1)`;

/** What is suspended now, newest first: whose it is, and where it was online. */
export const listSuspensions = (db: Database) =>
  db
    .select({
      kind: suspensions.kind,
      id: suspensions.subjectId,
      email: users.email,
      host: hostOfProject,
      path: pages.path,
      reason: suspensions.reason,
      since: suspensions.createdAt,
    })
    .from(suspensions)
    .leftJoin(pages, eq(pages.id, suspensions.subjectId))
    .leftJoin(projects, eq(projects.id, sql`coalesce(${pages.projectId}, ${suspensions.subjectId})`))
    .leftJoin(users, eq(users.id, sql`coalesce(${projects.userId}, ${suspensions.subjectId})`))
    .where(isNull(suspensions.liftedAt))
    .orderBy(desc(suspensions.createdAt))
    .limit(1_000);
