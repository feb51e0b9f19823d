import { ApiError, type MutationOptions } from '@landfall/shared';
import type { ImportedPage } from '@landfall/shared/contracts';
import { sendImport, useMakeImport } from '../api/import-page.ts';
import { nextSlug } from '../lib/free-slug.ts';
import { slugOfTitle } from '../lib/slug.ts';

/** Slugs that are tried where the proposed one is taken. */
const TRIES = 20;

interface Imported {
  html: string;
  title: string;
}

/** Makes a page out of HTML, at the first free address that its title suggests. @throws ApiError */
async function importAtFreeSlug(projectId: string, { html, title }: Imported): Promise<ImportedPage> {
  let slug = slugOfTitle(title);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendImport(projectId, { html, title, slug });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'slug_taken' || attempt === TRIES) throw error;
      slug = nextSlug(slug);
    }
  }
}

export const useImportPage = (projectId: string, options: MutationOptions<Imported, ImportedPage>) =>
  useMakeImport((imported: Imported) => importAtFreeSlug(projectId, imported), options);
