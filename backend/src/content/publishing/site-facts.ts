import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/client.ts';
import { eq, sql } from '../../platform/db/operators.ts';
import { files, plans, projectSeo, projects, sites, users } from '../../platform/db/schema.ts';
import type { HeadSource } from './head.ts';

const images = alias(files, 'images');
const favicons = alias(files, 'favicons');

const keyOf = (file: typeof images | typeof favicons) =>
  sql<string | null>`${file.pathParent} || '/' || ${file.pathChild}`;

/** What all pages of a site say, and the revision in which they say so. */
export interface SiteFacts extends Omit<HeadSource, 'page'> {
  /** The account: accounts take turns. */
  owner: string;
  /** Whether the account's plan has steps, conditions and files in forms. */
  hasAdvancedForms: boolean;
  /** Whether it shows other sites in pages. */
  showsEmbeds: boolean;
  revision: number;
}

/** Null for a project that is gone. */
export async function siteFacts(db: Database, projectId: string): Promise<SiteFacts | null> {
  const [facts] = await db
    .select({
      owner: projects.userId,
      hasAdvancedForms: sql<boolean>`coalesce((${plans.features} ->> 'form_advanced')::boolean, false)`,
      showsEmbeds: sql<boolean>`coalesce((${plans.features} ->> 'custom_js')::boolean, false)`,
      revision: sites.revision,
      project: { name: projects.name },
      origin: sql<string>`site_origin(${projects.id})`,
      seo: {
        titlePattern: projectSeo.titlePattern,
        description: projectSeo.description,
        robots: projectSeo.robots,
      },
      image: keyOf(images),
      favicon: keyOf(favicons),
    })
    .from(projects)
    .innerJoin(sites, eq(sites.projectId, projects.id))
    .innerJoin(users, eq(users.id, projects.userId))
    .innerJoin(plans, eq(plans.name, users.planName))
    .leftJoin(projectSeo, eq(projectSeo.projectId, projects.id))
    .leftJoin(images, eq(images.id, projectSeo.imageId))
    .leftJoin(favicons, eq(favicons.id, projectSeo.faviconId))
    .where(eq(projects.id, projectId));
  return facts ?? null;
}
