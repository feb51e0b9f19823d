import type { ImportPage, LeftOutOfImport } from '@landfall/shared/contracts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { task } from '../../platform/workers/task.ts';
import { pageBrand } from '../brand/page-brand.ts';
import { EDITOR_ASSETS } from '../editor/asset-base.ts';
import { withOwnFiles } from '../editor/paste.ts';
import { CLEANING } from '../editor/save.ts';
import { MAX_SAVE_BYTES } from '../editor/save-body.ts';
import { forgetPage } from '../pages/create.ts';
import { pageLanguageOf } from '../pages/page-language-of.ts';
import { insertPage, type PageRow } from '../pages/pages.ts';
import { filesOf, publishModel } from '../pages/publish.ts';
import type { ProjectRow } from '../projects/projects.ts';
import type { run as readImport } from './import-work.ts';
import type { run as write } from './written-work.ts';

/** Milliseconds; a document of a million signs takes two seconds. */
const READING_MS = 15_000;
const WRITING_MS = 20_000;

const READING = task<typeof readImport>(new URL('./import-work.ts', import.meta.url), READING_MS);
const WRITING = task<typeof write>(new URL('./written-work.ts', import.meta.url), WRITING_MS);

const tooLarge = () => new AppError('too_large', { message: 'This page is too large.' });

/**
 * Makes a page that is not online out of an HTML document, with the elements that pages of ours have.
 * @returns the page, and what was left out of it
 * @throws AppError invalid for a document that is too deep or says nothing, too_large, slug_taken, plan_limit, unavailable
 */
export async function importPage(
  context: Context,
  account: Account,
  project: ProjectRow,
  body: Pick<ImportPage, 'html' | 'slug' | 'title' | 'description'>,
  language: SpokenLanguage,
): Promise<{ page: PageRow; leftOut: LeftOutOfImport[] }> {
  const { db, work } = context;
  const read = await work.threads.run(READING, account.id, {
    html: body.html,
    title: body.title ?? '',
    project: { name: project.name, description: project.description },
    brand: await pageBrand(db, project, null),
    language: pageLanguageOf(language),
  });
  const { title, model, head, left } = read;
  const own = await withOwnFiles(db, account.id, { html: read.html, css: '' });
  const written = await work.threads.run(WRITING, account.id, { html: own.html, model });
  if (Buffer.byteLength(JSON.stringify(written.data)) > MAX_SAVE_BYTES) throw tooLarge();
  const { html, css, data } = written;
  const files = filesOf(context);
  const cleaned = await work.threads.run(CLEANING, account.id, {
    html,
    css,
    model,
    files,
    editorAssets: EDITOR_ASSETS,
  });
  const description = body.description ?? head.description;
  const form = { title, slug: body.slug, description, description_ai: '', draft: true };
  const page = await insertPage(context, account, project, form, language);
  try {
    const from = { origin: 'created', generatedBy: '', edited: { data, body: cleaned } } as const;
    const published = await publishModel(context, page, model, from);
    if (!published) throw new AppError('not_found');
    const foreign = own.foreign > 0 ? [{ what: 'foreign_pictures' as const, count: own.foreign }] : [];
    return { page: published, leftOut: [...left, ...foreign] };
  } catch (error) {
    await forgetPage(context, page.id);
    throw error;
  }
}
