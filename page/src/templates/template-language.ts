/** Languages that templates are written in. */
export type TemplateLanguage = 'en' | 'es';
