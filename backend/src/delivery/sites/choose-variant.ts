import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '../routes/route.ts';
import { cookieName, cookieOf } from './cookies.ts';
import { CONTROL, drawLetter } from './draw-letter.ts';
import { isPrivate } from './is-private.ts';

/** No experiment is planned for longer. Seconds. */
const COOKIE_LASTS = 90 * 24 * 60 * 60;

/** What is shown to one visitor of a page under experiment. */
export interface Choice {
  experiment: string;
  letter: string;
  /** Chosen just now, rather than kept by the cookie. */
  isNew: boolean;
  /** Whose document is shown. */
  pageId: string;
}

/** The experiment names the cookie, so that the next one chooses anew. Its value is the variant's letter alone. */
const nameOf = (experiment: string, isSecure: boolean): string =>
  cookieName(`lf_ab_${experiment.replace(/[^\w]/g, '').slice(0, 12)}`, isSecure);

/** The letter that a visitor's cookie keeps; undefined without one, and for one that names nothing. */
function keptLetter(
  { experiment, variants }: Route,
  { cookie }: IncomingHttpHeaders,
  isSecure: boolean,
): string | undefined {
  const kept = cookieOf(cookie, nameOf(experiment, isSecure));
  return kept === CONTROL || variants.some(({ letter }) => letter === kept) ? kept : undefined;
}

/** A route as one letter of its experiment is answered: under the page's own address. */
function shown(route: Route, letter: string): Route {
  const variant = route.variants.find((one) => one.letter === letter);
  if (!variant) return route;
  const { key, etag, hasForm, formTargets, frameOrigins = '', language } = variant;
  return { ...route, key, etag, hasForm, formTargets, frameOrigins, language };
}

const choiceOf = (route: Route, letter: string, isNew: boolean): Choice => ({
  experiment: route.experiment,
  letter,
  isNew,
  pageId: route.variants.find((one) => one.letter === letter)?.pageId ?? route.pageId,
});

/** Chooses what one request is answered with, once. */
export class VariantChooser {
  readonly #headers: IncomingHttpHeaders;
  readonly #isSecure: boolean;
  readonly #maySet: boolean;
  /** Null where no experiment runs, and for those who take no part in it. */
  choice: Choice | null = null;

  /** `maySet`: the answer may carry a cookie, so somebody new is drawn for. */
  constructor(headers: IncomingHttpHeaders, isSecure: boolean, maySet: boolean) {
    this.#headers = headers;
    this.#isSecure = isSecure;
    this.#maySet = maySet;
  }

  /** The route that is answered, as drawn before for this request, as its cookie keeps, or as is drawn now. */
  readonly pick = (route: Route): Route => {
    if (route.experiment === '' || isPrivate(this.#headers)) return route;
    const before = this.choice?.experiment === route.experiment ? this.choice : null;
    const kept = before?.letter ?? keptLetter(route, this.#headers, this.#isSecure);
    if (kept === undefined && !this.#maySet) return route;
    const letter = kept ?? drawLetter(route.variants, randomInt(100));
    this.choice = choiceOf(route, letter, before?.isNew ?? kept === undefined);
    return shown(route, letter);
  };
}

/** What keeps a visitor with what was drawn: first party, and nothing of the person. */
export const variantCookie = ({ experiment, letter }: Choice, path: string, isSecure: boolean): string =>
  `${nameOf(experiment, isSecure)}=${letter}; Path=${isSecure ? '/' : encodeURI(path)}; Max-Age=${COOKIE_LASTS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** What counts what an experiment shows. Pages never wait for it. */
export interface ExperimentCounter {
  /** A page was answered to a GET with what was chosen. */
  count: (choice: Choice, headers: IncomingHttpHeaders) => void;
  /** Keeps what is counted so far, and ends. */
  close: () => Promise<void>;
}
