import { Readable } from 'node:stream';
import { invoicePdf } from '../../commerce/billing/invoice-pdf.ts';
import { invoiceNumber, listInvoices, toInvoice } from '../../commerce/billing/invoices.ts';
import { readBrand } from '../../content/brand/brand.ts';
import { readDraft } from '../../content/editor/drafts.ts';
import { fileParts } from '../../content/files/file-parts.ts';
import { toStoredFile } from '../../content/files/files.ts';
import { keyOf } from '../../content/files/upload.ts';
import { toPage } from '../../content/pages/pages.ts';
import { listRedirects } from '../../content/pages/redirects.ts';
import { listThreads } from '../../content/previews/comments.ts';
import { type ProjectRow, toProject } from '../../content/projects/projects.ts';
import { readSeo } from '../../content/seo/seo.ts';
import { sharedOf, toShared } from '../../content/shared-sections/shared-sections.ts';
import { toTrashEntry } from '../../content/trash/routes.ts';
import { listDomains } from '../../delivery/domains/domains.ts';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import { findReceivers } from '../../growth/deliveries/receivers.ts';
import { experimentsOf } from '../../growth/experiments/results.ts';
import { listForms } from '../../growth/forms/forms.ts';
import { listFunnels } from '../../growth/funnels/find-funnels.ts';
import { INTEGRATIONS, toIntegrations } from '../../growth/integrations/integrations.ts';
import { listRecipients } from '../../growth/integrations/recipients.ts';
import { leadsCsv } from '../../growth/leads/leads-csv.ts';
import { readPixel } from '../../growth/pixels/pixels.ts';
import { statsCsv } from '../../growth/stats/stats-csv.ts';
import { allCounted } from '../../growth/stats/stats-range.ts';
import { findWebhooks, toWebhook } from '../../growth/webhooks/webhooks.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import { listSessions } from '../../identity/auth/sessions.ts';
import { listApiTokens } from '../../identity/tokens/api-tokens.ts';
import { toUser } from '../../identity/users/user.ts';
import type { Context } from '../../platform/context.ts';
import { and, asc, eq, ne } from '../../platform/db/operators.ts';
import { pages, trashRows } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { type ZipEntry, zipName } from '../../platform/zip/zip-stream.ts';
import { leadFileParts, pageParts, projectParts, trashParts } from './account-parts.ts';
import { jsonList } from './json-list.ts';

const json = (name: string, value: unknown): ZipEntry => ({
  name,
  content: Buffer.from(JSON.stringify(value, null, 2)),
});

/** Everything that is kept about an account, as the entries of an archive: data as JSON, and the files themselves. */
export async function* exportUser(context: Context, account: Account): AsyncGenerator<ZipEntry> {
  const { db, config } = context;
  yield json('account.json', toUser(account, config, account.pendingEmail ?? undefined));
  yield json('sessions.json', await listSessions(db, account));
  yield json('api-tokens.json', await listApiTokens(db, account.id));
  yield json('mail-recipients.json', await listRecipients(db, account.id));
  if (account.user.avatarKey) yield* object(context, account.user.avatarKey, 'avatar.jpg');

  for await (const owned of projectParts(db, account.id))
    for (const project of owned) yield* exportProject(context, project, account);

  yield jsonList('files.json', fileParts(db, account.id), toStoredFile);
  for await (const stored of fileParts(db, account.id))
    for (const file of stored) yield* object(context, keyOf(file), `files/${file.id}-${zipName(file.name)}`);

  yield* exportTrash(context, account.id);

  const invoices = await listInvoices(db, account.id);
  yield json(
    'invoices.json',
    invoices.map((invoice) => toInvoice(invoice)),
  );
  for (const invoice of invoices) {
    const content = await invoicePdf(context.work, invoice, config.invoiceSeller);
    yield { name: `invoices/${invoiceNumber(invoice)}.pdf`, content, dense: true };
  }
}

async function* exportProject(context: Context, project: ProjectRow, account: Account): AsyncGenerator<ZipEntry> {
  const { db, config } = context;
  const { user: owner } = account;
  const folder = `projects/${project.id}-${zipName(project.name)}`;
  const seo = await readSeo(db, project.id);
  const connected = await findReceivers(db, INTEGRATIONS, project.id, { limit: 100, offset: 0 });
  yield json(`${folder}/project.json`, {
    ...toProject(project),
    domains: await listDomains(db, project.id, config),
    seo,
    brand: await readBrand(db, project),
    webhooks: (await findWebhooks(db, project.id, { limit: 100, offset: 0 })).rows.map(toWebhook),
    pixels: await readPixel(db, project.id, account),
    connections: await toIntegrations(context, owner, connected.rows),
  });
  yield { name: `${folder}/leads.csv`, content: Readable.from(leadsCsv(db, project.id), { objectMode: false }) };
  const all = allCounted(project.timeZone, Math.floor(Date.now() / 1000));
  const counted = Readable.from(statsCsv(db, { projectId: project.id }, all), { objectMode: false });
  yield { name: `${folder}/statistics.csv`, content: counted };
  for await (const received of leadFileParts(db, project.id))
    for (const file of received.flatMap((lead) => lead.files))
      yield* object(context, file.key, `${folder}/leads/${file.id}-${zipName(file.name)}`);
  yield json(`${folder}/forms.json`, await listForms(db, account, project.id));
  yield json(`${folder}/funnels.json`, await listFunnels(db, project.id));
  const shared = await sharedOf(db, project.id);
  const listed = await toShared(db, project.id, shared);
  yield json(
    `${folder}/shared-sections.json`,
    listed.map((section, index) => ({ ...section, contents: shared[index]?.contents })),
  );
  const origin = await siteOrigin(db, project.id);
  for await (const part of pageParts(db, project.id))
    for (const { id } of part) yield* exportPage(context, id, origin, `${folder}/pages/${id}`);
}

/** One page; by itself, because what was made in the editor weighs up to megabytes. */
async function* exportPage(context: Context, id: string, origin: string, name: string): AsyncGenerator<ZipEntry> {
  const { db } = context;
  const [page] = await db.select().from(pages).where(eq(pages.id, id));
  if (!page) return;
  const draft = (await readDraft(db, id))?.data ?? null;
  const redirects = await listRedirects(db, id);
  const contents = { sections: page.sections, facts: page.facts, editor_data: page.editorData, draft, redirects };
  const tried = await experimentsOf(db, id);
  const comments = await listThreads(db, id);
  yield json(`${name}.json`, { ...toPage(page, origin), ...contents, experiments: tried, comments });
  if (page.publishedKey) yield* object(context, page.publishedKey, `${name}.html`);
  if (page.previewKey) yield* object(context, page.previewKey, `${name}.webp`);
}

/** What was deleted and can still be restored: every row of it, and the objects that it had. */
async function* exportTrash(context: Context, userId: string): AsyncGenerator<ZipEntry> {
  const { db, storage } = context;
  for await (const part of trashParts(db, userId))
    for (const { entry, project } of part) {
      // A page's, with at most a hundred versions, or one file's or lead's.
      const rows = await db
        .select({ table: trashRows.table, row: trashRows.row })
        .from(trashRows)
        // Mails to others hold what only they may use.
        .where(and(eq(trashRows.trashId, entry.id), eq(trashRows.refers, ''), ne(trashRows.table, 'mails')))
        .orderBy(asc(trashRows.position));
      const folder = `trash/${entry.kind}-${entry.subjectId}`;
      yield json(`${folder}.json`, { ...toTrashEntry(entry, project), rows });
      const [path = ''] = entry.paths;
      if (path && !path.endsWith('/')) yield* object(context, path, `${folder}-${zipName(entry.title)}`);
      for await (const { key } of path.endsWith('/') ? storage.list(path) : [])
        if (!/\.(?:br|gz)$/.test(key)) yield* object(context, key, `${folder}/${zipName(key.slice(path.length))}`);
    }
}

/** A stored object; none where it was deleted meanwhile. */
async function* object({ storage }: Context, key: string, name: string): AsyncGenerator<ZipEntry> {
  const content = await storage.read(key).catch((error): Readable | null => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  if (content) yield { name, content, dense: !name.endsWith('.html') };
}
