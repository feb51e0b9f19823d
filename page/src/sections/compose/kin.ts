import { BUSINESSES, type Business } from '../copy/business.ts';
import { folded } from './plain-text.ts';

// Words that say nothing about what somebody does.
const COMMON =
  ' about their there where which these those every people quality company business service services project website landing online small great good best fresh little local family friendly modern simple years since first made make making help helps nuestro nuestra nuestros nuestras desde donde todos todas gente calidad empresa negocio servicio servicios proyecto pagina sitio pequeno pequena mejor mejores fresco fresca local familiar moderno sencillo anos primera primer todo ';

/** Whether any of a business's words is in `folded` text. */
const mentions = (text: string, business: Business): boolean => {
  const { words, strong } = BUSINESSES[business];
  return [...words, ...strong].some((word) => text.includes(word.startsWith(' ') ? word : ` ${word}`));
};

/** What a text speaks of: its longer words without names, `folded`. */
function subjects(text: string): Set<string> {
  const plain = text
    .split(/[.!?…\n]+\s*/u)
    .map((sentence) => sentence.charAt(0).toLowerCase() + sentence.slice(1))
    .join(' ')
    .replace(/\p{Lu}[\p{L}\p{N}'’&.-]*/gu, ' ');
  const words = folded(plain).trim().split(' ');
  return new Set(words.filter((word) => word.length > 4 && !COMMON.includes(` ${word} `)));
}

interface Told {
  /** What was written about the page. */
  page: string;
  pageBusiness: Business;
  /** Whether the page's own words say more than a title does. */
  saysMore: boolean;
  projectName: string;
  projectDescription: string;
  projectBusiness: Business;
}

/** Whether a page and its project are surely about different things. */
const areOthers = ({ pageBusiness, projectBusiness }: Told): boolean =>
  pageBusiness !== projectBusiness && pageBusiness !== 'generic' && projectBusiness !== 'generic';

/**
 * Whether a page is about what its project does, so that the project's words may stand on it. A bakery's project may
 * hold the page of a wedding.
 */
export function isKin(told: Told): boolean {
  const { pageBusiness, projectBusiness } = told;
  if (pageBusiness === projectBusiness && pageBusiness !== 'generic') return true;
  const page = folded(told.page);
  const name = folded(told.projectName);
  if (name.trim().length > 2 && page.includes(name)) return true;
  if (areOthers(told)) return false;
  if (pageBusiness === 'generic' && !told.saysMore) return true;
  if (pageBusiness === 'generic' && projectBusiness !== 'generic') return mentions(page, projectBusiness);
  const own = subjects(told.page);
  return [...subjects(told.projectDescription)].some((word) => own.has(word));
}
