import { access } from 'node:fs/promises';
import { artefactKeys } from '../../delivery/artefacts/artefact-store.ts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { asc, eq, gt, sql } from '../../platform/db/operators.ts';
import { pageArtefacts, siteRoutes, sites } from '../../platform/db/schema.ts';
import { inBackup } from './folder.ts';

const BATCH = 500;

/**
 * Pages whose artefact was replaced while the backup ran, so that rows name objects that are not in it, are written anew: for
 * their first visitor, or by the sweep.
 */
export async function forgetVanished(db: Database, folder: string): Promise<void> {
  const { object } = inBackup(folder);
  const isHere = (key: string) =>
    access(object(key)).then(
      () => true,
      () => false,
    );
  let after = '';
  for (;;) {
    const named = await db
      .select({ pageId: pageArtefacts.pageId, key: pageArtefacts.key })
      .from(pageArtefacts)
      .where(gt(pageArtefacts.pageId, after))
      .orderBy(asc(pageArtefacts.pageId))
      .limit(BATCH);
    for (const { pageId, key } of named) {
      const held = await Promise.all(artefactKeys(key).map(isHere));
      if (!held.every(Boolean)) await db.transaction((tx) => forgetArtefact(tx, pageId));
    }
    if (named.length < BATCH) return;
    after = named.at(-1)?.pageId ?? after;
  }
}

async function forgetArtefact(tx: Transaction, pageId: string): Promise<void> {
  await tx.delete(siteRoutes).where(eq(siteRoutes.pageId, pageId));
  await tx.delete(pageArtefacts).where(eq(pageArtefacts.pageId, pageId));
  await tx.execute(sql`
    update ${sites} set written = revision - 1 from pages p
    where p.id = ${pageId} and ${sites.projectId} = p.project_id and written >= revision`);
}
