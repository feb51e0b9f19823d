/** Languages of the older composer. */
export type TemplateLanguage = 'en' | 'es';
