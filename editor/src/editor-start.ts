import type { TimerWords } from '@landfall/page/publish/time-left';
import type { ThemeChoice } from '@landfall/page/sections/stylesheet';
import type { TypePairId } from '@landfall/page/sections/type-pairs';
import type { PageSchedule, SharedContents, SharedSection } from '@landfall/shared/contracts';

/** What can be dragged onto the page. */
export interface EditorBlock {
  id: string;
  label: string;
  category: string;
  /** A small drawing of it, as SVG. */
  media: string;
  content: string;
}

/** A section that pages of the project show. */
export interface KnownShared extends Pick<SharedSection, 'shared_id' | 'name' | 'revision' | 'published_revision'> {
  contents: SharedContents;
}

/** What the theme panel offers. */
export interface ThemesOffered {
  /** `colors`: background, surface, primary, accent and strong band, as the swatch shows them. */
  palettes: { id: string; colors: string[] }[];
  /** `family`: what headings are set in. */
  types: { id: TypePairId; family: string }[];
  /** Addresses of the canvas' rules by '<palette>-<type>'. */
  styles: Record<string, string>;
}

/** Everything that the client begins with; travels as a data block in the page. */
export interface EditorStart {
  projectId: string;
  pageId: string;
  title: string;
  /** Where visitors find the page; empty while they do not. */
  viewUrl: string;
  /** An inactive page is nobody's but its owner's, unless it is tried in the place of another one. */
  isActive: boolean;
  version: number;
  /** Of the last change by an editor; empty where there was none. */
  stamp: string;
  /** Set where `data` waits to be published; `isBehind`: the page was published anew since, by other means. */
  draft: { isBehind: boolean } | null;
  /** When it is published by itself; null where nothing waits. */
  schedule: PageSchedule | null;
  /** The project's, as the IANA database names it. */
  timeZone: string;
  /** Milliseconds after the last change until it is kept. */
  autosaveMs: number;
  /** GrapesJS project data of the draft, or else of what is published; null before the first one. */
  data: unknown;
  /** Whether `data` has shared sections that are newer than those that it was kept with. */
  isBehindShared: boolean;
  /** The project's shared sections, by name. */
  shared: KnownShared[];
  /** The page's markup where there is no project data yet. */
  html: string;
  theme: ThemeChoice;
  /** Of what is written on the page. */
  language: string;
  /** Those that a page can be in. */
  languages: readonly string[];
  /** What the project is called. */
  siteName: string;
  /** What changing the page by words may cost the account, and whether a language model is there. */
  words: { remaining: number; allowance: number; hasModel: boolean };
  themes: ThemesOffered;
  blocks: EditorBlock[];
  /** Ours in a form, in the page's language. */
  formWords: { optional: string; choose: string };
  /** Ours in a countdown, in the page's language. */
  timerWords: TimerWords;
  /** What stops a video behind a section, in the page's language. */
  stopWords: string;
  /** Whether the account's plan shows other sites in pages. */
  showsEmbeds: boolean;
  /** Whether the account's plan has steps, conditions and files in forms. */
  hasAdvancedForms: boolean;
  /** English names of the kinds of sections. */
  kinds: Readonly<Record<string, string>>;
}
