import { call } from '../calls.ts';
import type { EditorStart } from '../editor-start.ts';
import { say } from '../texts.ts';

/** What a page is called, where it is, and what search engines and shared links show of it. */
export interface PageHead {
  title: string;
  slug: string;
  description: string;
  robots: 'index' | 'noindex';
  /** Address of its own picture for shared links; empty for none. */
  image: string;
}

/** What the project says of all its pages. */
interface SiteHead {
  titlePattern: string;
  description: string;
  robots: 'index' | 'noindex';
  image: string;
}

export interface ReadSettings {
  head: PageHead;
  site: SiteHead;
  /** Address of the picture of the whole page, shown where there is no other; empty for none. */
  preview: string;
  /** Where visitors find the page; empty while the project has no domain. */
  url: string;
}

interface SentPage {
  title: string;
  path: string;
  description: string;
  robots?: 'index' | 'noindex';
  image?: string;
  preview_img: string;
  url: string;
}

interface SentSeo {
  title_pattern: string;
  description: string;
  robots: 'index' | 'noindex';
  image: { path_parent: string; path_child: string } | null;
}

const addressOf = ({ projectId, pageId }: EditorStart) => `/v1/api/project/${projectId}/page/${pageId}`;

/** The settings as the server has them now; null where they could not be read. */
export async function readSettings(start: EditorStart): Promise<ReadSettings | null> {
  const [page, seo] = await Promise.all([
    call('GET', addressOf(start)),
    call('GET', `/v1/api/project/${start.projectId}/seo`),
  ]);
  if (page.status !== 200 || seo.status !== 200 || !page.data) return null;
  const { title, path, description, robots = 'index', image = '', preview_img, url } = page.data as SentPage;
  const site = seo.data as SentSeo;
  return {
    head: { title, slug: path, description, robots, image },
    site: {
      titlePattern: site.title_pattern,
      description: site.description,
      robots: site.robots,
      image: site.image ? `/v1/files/${site.image.path_parent}/${site.image.path_child}` : '',
    },
    preview: preview_img,
    url,
  };
}

/** What may be changed; `image_id` names one of the account's pictures, null none. */
export type HeadChanges = Partial<Omit<PageHead, 'image'> & { image_id: string | null }>;

type Written =
  | { page: { title: string; path: string; url: string; isActive: boolean } }
  | { message: string; fields: Record<string, string[]> };

/** Changes the settings. @returns the page as it is now, or what was wrong */
export async function writeSettings(start: EditorStart, changes: HeadChanges): Promise<Written> {
  const answer = await call('PUT', addressOf(start), changes);
  if (answer.status === 200) {
    const { title, path, url, status } = answer.data as SentPage & { status: string };
    return { page: { title, path, url, isActive: status === 'active' } };
  }
  const message = answer.status === 0 ? say('settingsOffline') : (answer.message ?? say('settingsFailed'));
  return { message, fields: (answer.fields ?? {}) as Record<string, string[]> };
}
