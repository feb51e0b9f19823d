import type { PageModel } from '@landfall/page/sections/model';
import type {
  FactSheet,
  FormSettings,
  Lead,
  Notification,
  PageVersion,
  PlacedFact,
  Project,
  SeoForm,
  StoredFile,
  TrashKind,
} from '@landfall/shared/contracts';

/** The one account of the demo. */
export interface AccountRecord {
  id: 'account';
  name: string;
  email: string;
  /** Id of a file that is in no library. */
  avatar: string;
  createdAt: number;
  updatedAt: number;
}

export interface SessionRecord {
  /** The token. */
  id: string;
  createdAt: number;
}

export interface ProjectRecord extends Project {
  id: string;
  /** The folder of its site. */
  site: string;
  /** What its owner set for search engines. */
  seo?: SeoForm;
}

/** What a page shows, and what it was made of. */
export interface PageContents {
  model: PageModel;
  facts: FactSheet | null;
  placed: PlacedFact[];
  /** The body, fit to be published. */
  html: string;
  css: string;
  /** GrapesJS project data; null until it was saved in the editor. */
  editorData: Record<string, unknown> | null;
}

export interface PageRecord {
  id: string;
  projectId: string;
  title: string;
  path: string;
  description: string;
  descriptionAi: string;
  status: 'active' | 'inactive';
  wasOnline: boolean;
  generatedBy: string;
  robots: 'index' | 'noindex';
  tags: string[];
  version: number;
  createdAt: number;
  updatedAt: number;
  contents: PageContents;
}

export interface VersionRecord {
  id: string;
  pageId: string;
  number: number;
  origin: PageVersion['origin'];
  restoredFrom: number | null;
  note: string;
  createdAt: number;
  contents: PageContents;
}

/** What the editor keeps between two publications. */
export interface DraftRecord {
  /** The page's. */
  id: string;
  version: number;
  stamp: string;
  writer: string;
  data: Record<string, unknown> | null;
}

export interface FileRecord {
  id: string;
  file: StoredFile;
  type: string;
  content: Blob;
  /** False for an avatar. */
  isListed: boolean;
}

export interface LeadRecord extends Lead {
  id: string;
  projectId: string;
}

/** What its owner set of a form that pages have. */
export interface FormRecord {
  id: string;
  settings: FormSettings;
}

/** Views of a page on one day (YYYY-MM-DD). */
export interface VisitRecord {
  id: string;
  projectId: string;
  pageId: string;
  day: string;
  views: number;
  visitors: number;
  source: string;
}

export interface NotificationRecord extends Notification {
  id: string;
}

/** Something deleted, with all that came of it. */
export interface TrashRecord {
  id: string;
  kind: TrashKind;
  title: string;
  projectId: string;
  deletedAt: number;
  row: PageRecord | FileRecord | LeadRecord;
}
