import type { Fact } from '@landfall/shared/contracts';
import { IDLE_NAME } from '../brief/words/idle-names.ts';
import { says } from './headline-score.ts';
import { onlyText } from './known-fact.ts';
import type { ComposeOptions, Writing } from './writing.ts';

const MOST_BRAND = 60;

/** "Honey page", "Página da banda": what somebody calls a page, not what it is about. */
const CALLS_A_PAGE =
  /\s(?:page|website|web ?site|site|webpage|página|pagina|seite|webseite|strona|website)$|^(?:página|pagina|page|site|strona|web|website|seite)\s(?:d[aeo]s?|del|von|van|für|o|for|of)\s/i;

/** The first text of these that can be a name; empty where none can. */
export const nameOf = (...candidates: readonly string[]): string =>
  candidates
    .map((text) => text.trim())
    .find((text) => text !== '' && text.length <= MOST_BRAND && !IDLE_NAME.test(text)) ?? '';

/** Whether a name is nothing but the title that somebody typed for the page. */
const isTypedTitle = (name: string, { title, projectName }: ComposeOptions): boolean =>
  title.toLowerCase().startsWith(name.toLowerCase()) && !says(projectName, name);

/** Whose the page is, and what else it is called. */
export interface PageName {
  /** For the header: whose page it is. */
  brand: string;
  /** For the headline, where nothing says better what the page is about. */
  name: string;
  /** The title of the page as a name that is not the brand. */
  subject: Fact | undefined;
  /** Names that stand nowhere but in the title of the window. */
  untold: Fact[];
}

/** The name of the business before the title of the page: the site's, where the facts know it or know no other. */
export function pageNameOf(writing: Writing, options: ComposeOptions): PageName {
  const names = writing.of('name').filter((fact) => onlyText(fact) && !fact.text.includes('\n'));
  const own = names.find(({ text }) => !isTypedTitle(text, options) && nameOf(text) !== '');
  const site = nameOf(options.projectName);
  const isSiteKnown =
    (!own && site !== '') ||
    (own && says(site, own.text)) ||
    writing.of('about', 'proof', 'note').some(({ text }) => says(text, site));
  const typed = names.find((fact) => fact !== own && isTypedTitle(fact.text, options));
  const isIdle = typed !== undefined && (nameOf(typed.text) === '' || CALLS_A_PAGE.test(typed.text));
  const called = isIdle ? '' : (typed?.text ?? '');
  const brand = (isSiteKnown ? site : '') || nameOf(own?.text ?? '', called, site, isIdle ? '' : options.title);
  const [longest] = names.filter(({ text }) => text.length <= 200);
  return {
    brand,
    name: nameOf(called) || brand || longest?.text || '',
    subject: isIdle || typed?.text === brand ? undefined : typed,
    untold: isIdle && typed ? [typed] : [],
  };
}
