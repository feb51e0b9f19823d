import type { PageLanguage } from '@landfall/shared/contracts';

/** Between a page and what it is for, in one word with the article: "site do hackathon", "Seite fürs Dorffest". */
export const OF_THE: Readonly<Record<PageLanguage, readonly string[]>> = {
  en: [],
  es: ['del'],
  pt: ['do', 'da', 'dos', 'das', 'pro', 'pra'],
  fr: ['du', 'des'],
  de: ['fürs', 'zum', 'zur', 'vom'],
  it: ['del', 'della', 'dello', 'dei', 'delle'],
  nl: [],
  pl: [],
};

/** Behind these Polish bends what a page is for. */
export const BENDS: readonly string[] = ['dla', 'o', 'do', 'z', 'o tym'];

/** What somebody may call what they do without saying what it is: "empresa", "Betrieb". */
export const SAYS_NOTHING =
  'business|company|firm|shop|place|project|campaign|event|client|customer|brother|sister|wife|husband|friend|empresa|negocio|proyecto|cliente|empresa|negócio|projeto|entreprise|boîte|société|projet|client|betrieb|firma|unternehmen|laden|projekt|kunden?|kundin|azienda|ditta|impresa|progetto|attività|bedrijf|zaak|winkel|klant|firm[ay]|działalności|projektu|klienta';
