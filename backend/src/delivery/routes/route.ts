import type { PageLanguage } from '@landfall/shared/contracts';
import type { RouteVariant } from '../../platform/db/schema.ts';

/** The code that its owner has put into all pages of a site. */
export interface RouteCode {
  /** Names the code, and what visitors are asked before. */
  etag: string;
  /** Whether visitors have to agree first. */
  asks: boolean;
}

/** What is answered at a path of a site. */
export interface Route {
  siteId: string;
  path: string;
  pageId: string;
  title: string;
  status: number;
  /** Where a redirect leads; empty for any other answer. */
  location: string;
  contentType: string;
  /** Key of the artefact in the store. */
  key: string;
  etag: string;
  /** Visitors may send something to it. */
  hasForm: boolean;
  /** Origins of other sites that its forms may lead to, with a space between them. */
  formTargets: string;
  /** Origins of other sites that are shown in it, with a space between them. */
  frameOrigins: string;
  language: PageLanguage;
  /** The experiment that runs here; empty without one. */
  experiment: string;
  /** What it shows to some visitors in place of the page. */
  variants: RouteVariant[];
  /** Null for a site without code, and while its plan does not include it. */
  code: RouteCode | null;
  /** Whether a content delivery network may keep it: the plan says so. */
  cdn: boolean;
}

/** What is known of a host: its site, and what is answered at the path that was asked for; null where nothing is. */
export interface Answer {
  siteId: string;
  route: Route | null;
}

/** Whoever knows what is answered at a host and a path; null for a host that is none of ours. */
export type FindAnswer = (host: string, path: string) => Promise<Answer | null>;
