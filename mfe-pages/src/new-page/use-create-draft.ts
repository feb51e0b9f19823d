import { ApiError, safeSessionStorage } from '@landfall/shared';
import type { CreatePage, createPage, Page } from '@landfall/shared/contracts';
import type { SchemaForm } from '@landfall/shared/form';
import { findNewest, sendDraft, useMakeDraft } from '../api/pages.ts';
import { usePagesTexts } from '../texts.ts';
import { nextSlug } from './free-slug.ts';

/** Slugs that are tried where the proposed one is taken. */
const TRIES = 20;

/** What was sent and not answered yet; forgotten with every other draft when the account changes. */
const SENT = 'draft:new-page-sent';

function readSent(): Partial<CreatePage> | null {
  try {
    return JSON.parse(safeSessionStorage.read(SENT) ?? 'null') as Partial<CreatePage> | null;
  } catch {
    return null;
  }
}

const isSameWish = (one: Partial<CreatePage>, other: CreatePage) =>
  one.title === other.title && one.description_ai === other.description_ai && one.template === other.template;

const isMadeOf = (sent: Partial<CreatePage>, { path, title, description_ai }: Page) =>
  path === sent.slug && title === sent.title && description_ai === (sent.description_ai ?? '');

/** The page that an earlier try made, whose answer never arrived: the connection broke, or the tab was reloaded. */
async function findLost(projectId: string, page: CreatePage): Promise<Page | undefined> {
  const sent = readSent();
  if (!sent || !isSameWish(sent, page)) return undefined;
  return (await findNewest(projectId)).find((each) => isMadeOf(sent, each));
}

interface Wanted {
  page: CreatePage;
  /** Nobody chose the slug: the next free one does. */
  isSlugFree: boolean;
}

async function createOnce(projectId: string, { page, isSlugFree }: Wanted): Promise<Page> {
  const lost = await findLost(projectId, page);
  if (lost) return lost;
  let body: CreatePage = { ...page, draft: true };
  for (let attempt = 1; ; attempt += 1) {
    safeSessionStorage.write(SENT, JSON.stringify(body));
    try {
      return await sendDraft(projectId, body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 0) safeSessionStorage.remove(SENT);
      if (error.code !== 'slug_taken' || !isSlugFree || attempt === TRIES) throw error;
      body = { ...body, slug: nextSlug(body.slug) };
    }
  }
}

interface Options {
  /** Beside its fields stand the server's refusals. */
  form?: SchemaForm<typeof createPage>;
  onCreated: (page: Page) => void;
}

/** Creates a page as a draft, and the same one once, however often it is tried. */
export function useCreateDraft(projectId: string, { form, onCreated }: Options) {
  const texts = usePagesTexts();
  const { mutate, isPending } = useMakeDraft((wanted: Wanted) => createOnce(projectId, wanted), {
    form,
    onSuccess: (page) => {
      safeSessionStorage.remove(SENT);
      onCreated(page);
    },
    failure: texts.createFailed,
  });
  return { create: (wanted: Wanted) => void mutate(wanted), isPending };
}
