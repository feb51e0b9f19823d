/** Begins the classes of styles that people name and use again, which no class of ours does. */
export const STYLE_PREFIX = 'style-';

/**
 * Follows the class in a style's selector: fits every element, and makes the rule weigh more than those of the theme, and
 * less than the one that an element has by its id.
 */
export const STYLE_WEIGHT = ':not(._._._._._)';

const SELECTOR = /^\.(style-[\w-]{1,80}):not\(\._\._\._\._\._\)$/;

/** The class of a named style that a selector is for; undefined for any other selector. */
export const styleOfSelector = (selector: string): string | undefined => SELECTOR.exec(selector.trim())?.[1];

/** The property in which a style's rule says what it is called. */
export const STYLE_NAME = '--style-name';
