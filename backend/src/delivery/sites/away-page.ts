import type { PageLanguage } from '@landfall/shared/contracts';
import { plainPage } from './plain-page.ts';

/** What visitors read while a page cannot be shown. */
const TEXTS: Readonly<Record<PageLanguage, readonly [title: string, message: string]>> = {
  en: ['Back in a moment', 'This page cannot be shown right now. Please try again shortly.'],
  es: ['Vuelve en un momento', 'Ahora mismo no se puede mostrar esta página. Se podrá abrir dentro de un momento.'],
  pt: ['Volta dentro de momentos', 'Neste momento não é possível mostrar esta página. Em breve voltará a abrir.'],
  fr: ['De retour dans un instant', 'Cette page ne peut pas être affichée pour le moment. Merci de réessayer bientôt.'],
  de: [
    'Gleich wieder da',
    'Diese Seite kann gerade nicht gezeigt werden. Bitte in einem Moment noch einmal versuchen.',
  ],
  it: ['Di nuovo qui tra poco', 'In questo momento non è possibile mostrare questa pagina. Si può riprovare tra poco.'],
  nl: ['Zo weer terug', 'Deze pagina kan nu niet worden getoond. Probeer het over een ogenblik opnieuw.'],
  pl: ['Zaraz wracamy', 'W tej chwili nie można wyświetlić tej strony. Proszę spróbować ponownie za chwilę.'],
};

/** Says that a page is back in a moment: in its own language where that is known, else in English. */
export function awayPage(language: PageLanguage = 'en'): string {
  const [title, message] = TEXTS[language];
  return plainPage(title, message, { language });
}
