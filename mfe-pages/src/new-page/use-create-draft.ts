import { ApiError, safeSessionStorage } from '@landfall/shared';
import type { CreatePage, createPage, Page } from '@landfall/shared/contracts';
import type { SchemaForm } from '@landfall/shared/form';
import { findNewest, sendDraft, useMakeDraft } from '../api/make-page.ts';
import { nextSlug } from '../lib/free-slug.ts';
import { usePagesTexts } from '../texts.ts';

/** Slugs that are tried where the proposed one is taken. */
const TRIES = 20;

/** What was sent and not answered yet; forgotten with every other draft when the account changes. */
const SENT = 'draft:new-page-sent';

interface Sent {
  projectId: string;
  /** Seconds since 1970, by this machine's clock. */
  at: number;
  page: CreatePage;
}

/** Seconds after which the same wish is a new one. */
const LOST_FOR = 30 * 60;
/** Seconds that this machine's clock may be ahead of the server's. */
const CLOCKS = 120;

const now = () => Math.floor(Date.now() / 1000);

function readSent(projectId: string): Sent | undefined {
  try {
    const sent = JSON.parse(safeSessionStorage.read(SENT) ?? 'null') as Partial<Sent> | null;
    if (sent?.projectId === projectId && sent.page && now() - (sent.at ?? 0) < LOST_FOR) return sent as Sent;
  } catch {
    // Cut off.
  }
  return undefined;
}

const keepSent = (sent: Sent) => safeSessionStorage.write(SENT, JSON.stringify(sent));

const isSameWish = (one: CreatePage, other: CreatePage) =>
  one.title === other.title && one.description_ai === other.description_ai && one.template === other.template;

const isMadeOf = ({ page, at }: Sent, { path, title, description_ai, created_at }: Page) =>
  path === page.slug &&
  title === page.title &&
  description_ai === (page.description_ai ?? '') &&
  created_at >= at - CLOCKS;

/** Whether the server said no. Where it broke, or something between did, the page may have been made. */
const isRefusal = ({ status }: ApiError) => status >= 400 && status < 500;

/** The page that an earlier try made, whose answer never arrived: the connection broke, or the tab was reloaded. */
async function findLost(projectId: string, page: CreatePage): Promise<Page | undefined> {
  const sent = readSent(projectId);
  if (!sent || !isSameWish(sent.page, page)) return undefined;
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
    keepSent({ projectId, at: now(), page: body });
    try {
      return await sendDraft(projectId, body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isRefusal(error)) safeSessionStorage.remove(SENT);
      if (error.code !== 'slug_taken' || !isSlugFree || attempt === TRIES) throw error;
      body = { ...body, slug: nextSlug(body.slug) };
    }
  }
}

interface Options {
  /** Beside its fields stand the server's refusals. */
  form?: SchemaForm<typeof createPage>;
  onCreated: (page: Page, made: CreatePage) => void;
}

/** Creates a page as a draft, and the same one once, however often it is tried. */
export function useCreateDraft(projectId: string, { form, onCreated }: Options) {
  const texts = usePagesTexts();
  const { mutate, isPending } = useMakeDraft((wanted: Wanted) => createOnce(projectId, wanted), {
    form,
    onSuccess: (page, wanted) => {
      safeSessionStorage.remove(SENT);
      onCreated(page, wanted.page);
    },
    failure: texts.createFailed,
  });
  return { create: (wanted: Wanted) => void mutate(wanted), isPending };
}
