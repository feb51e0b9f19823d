/** What stands before what something cost, with what stands before what it costs now: "was £97, now £59". */
const WAS_AND_NOW: readonly (readonly [was: string, now: string])[] = [
  ['was|were|before|normally|usually|regular(?:ly)?|regular price', 'now|today|currently'],
  ['antes|antes costaba|normalmente|precio normal|de', 'ahora|hoy|por'],
  ['antes|antes custava|normalmente|preço normal|de', 'agora|hoje|por|por apenas|por só'],
  ['avant|était à|normalement|prix normal|habituellement', "maintenant|désormais|aujourd[’']hui"],
  ['früher|vorher|bisher|sonst|normal(?:erweise)?|regulär|statt', 'jetzt|nun|heute|nur|nur noch'],
  ['prima|era|di solito|normalmente|prezzo pieno|da', 'ora|adesso|oggi'],
  ['was|eerst|voorheen|normaal|van', 'nu|nu voor|voor'],
  ['było|był za|była za|wcześniej|przedtem|normalnie|zamiast', 'teraz|dziś|dzisiaj'],
];

/** What stands before what something cost, behind what it costs now: "£59 instead of £97". */
const INSTEAD_OF =
  'instead of|down from|reduced from|was|normally|usually|en vez de|en lugar de|antes|em vez de|ao invés de|au lieu de|statt|anstatt|invece di|anziché|in plaats van|i\\.?p\\.?v\\.?|zamiast';

const MARKS = '[\\s:,;.–—→>-]{1,4}';
const END = '(?![\\p{L}\\d])';

/** The words around a reduced price whose older sum stands first. */
export interface ReducedWords {
  /** What stands before the older price, at the end of the text before it. */
  was: RegExp;
  /** All between the older price and the new one. */
  now: RegExp;
}

/** The words for a reduced price, a pair for each language. */
export const WAS_THEN_NOW: readonly ReducedWords[] = WAS_AND_NOW.map(([was, now]) => ({
  was: new RegExp(`(?:^|[\\s,;:(–—-])(?:${was}):? ?$`, 'iu'),
  now: new RegExp(`^(?:${MARKS})?(?:${now}):? $`, 'iu'),
}));

/** All between the new price and the older one where that stands last. */
export const NOW_THEN_WAS = new RegExp(`^[ ,(]{1,3}(?:${INSTEAD_OF})${END} ?$`, 'iu');
