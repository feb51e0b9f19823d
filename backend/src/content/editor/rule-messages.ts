import type { Problem, RuleAnswer } from '@landfall/page/edit/rules/rule';
import { themeOf } from '@landfall/page/sections/themes';
import type { PageOutline } from '@landfall/shared/contracts';
import type { SpokenLanguage } from '../../platform/http/language.ts';

type Note = NonNullable<Extract<RuleAnswer, { operations: unknown }>['note']>;
type Text = Problem | Note | 'nothing' | 'model_away' | 'one_layout';

/** `{}` stands for what it is about. */
const TEXTS: Readonly<Record<SpokenLanguage, Readonly<Record<Text, string>>>> = {
  en: {
    not_understood: 'This cannot be done without a language model.',
    no_such_section: 'This page has no such section: “{}”.',
    which_section: 'There are several. Which one do you mean? {}',
    no_such_text: 'These words do not stand here: “{}”.',
    no_fact: 'Nothing is known about this: “{}”. Add a block, and write it yourself.',
    is_there: 'It is there already: “{}”.',
    already: 'It is like this already.',
    cannot_shorten: 'Every sentence here holds a number, a name, a price or a condition, or is the only one.',
    needs_model: 'Only our own words can be translated without a language model, and there are none here.',
    size_is_style: 'Sizes and weights are set in the panel “Style”.',
    headline_stays: 'A page keeps its opening: it holds the headline.',
    no_button: 'There is no button here.',
    whole_page: 'Colors and letters are those of the whole page. Choose “Whole page”.',
    other_section: 'This is about another section than the selected one. Choose “Whole page”.',
    stays_in_place: 'Header and footer stay where they are.',
    own_words_only: 'Only our own words are translated: headings, buttons and labels. Yours need a language model.',
    conditions_stay: 'Sentences with a number, a name, a price or a condition stay.',
    nothing: 'Nothing was changed.',
    model_away: 'The language model did not answer. Please try again.',
    one_layout: 'This section has one layout only.',
  },
  es: {
    not_understood: 'Esto no se puede hacer sin un modelo de lenguaje.',
    no_such_section: 'Esta página no tiene esa sección: «{}».',
    which_section: 'Hay varias. ¿A cuál te refieres? {}',
    no_such_text: 'Estas palabras no están aquí: «{}».',
    no_fact: 'No se sabe nada de esto: «{}». Añade un bloque y escríbelo tú.',
    is_there: 'Ya está: «{}».',
    already: 'Ya está así.',
    cannot_shorten: 'Cada frase tiene aquí un número, un nombre, un precio o una condición, o es la única.',
    needs_model: 'Sin un modelo de lenguaje solo se traducen nuestras propias palabras, y aquí no hay ninguna.',
    size_is_style: 'Los tamaños y grosores se cambian en el panel «Estilo».',
    headline_stays: 'Una página conserva su portada: en ella está el titular.',
    no_button: 'Aquí no hay ningún botón.',
    whole_page: 'Los colores y las letras son de toda la página. Elige «Toda la página».',
    other_section: 'Esto se refiere a otra sección que la elegida. Elige «Toda la página».',
    stays_in_place: 'La cabecera y el pie se quedan en su sitio.',
    own_words_only:
      'Solo se traducen nuestras propias palabras: títulos, botones y etiquetas. Las tuyas necesitan un modelo de lenguaje.',
    conditions_stay: 'Se conservan las frases con un número, un nombre, un precio o una condición.',
    nothing: 'No se ha cambiado nada.',
    model_away: 'El modelo de lenguaje no ha respondido. Vuelve a intentarlo.',
    one_layout: 'Esta sección solo tiene una disposición.',
  },
};

/** What a person reads of a problem or a note. */
export const ruleMessage = (language: SpokenLanguage, text: Text, about = ''): string =>
  TEXTS[language][text].replaceAll('{}', () => about);

const MOST = 8;
/** Of a colour's channel: below, a ground is dark. */
const HALF = 128;

/** What can be asked for without a language model, by examples that fit the page. */
export function whatCanBeAsked({ sections, theme }: PageOutline, language: SpokenLanguage): string[] {
  const middle = sections.filter(
    ({ kind, heading }) => !['header', 'hero', 'footer'].includes(kind) && heading !== '' && heading.length < 40,
  );
  const [first, second] = [middle.at(-1)?.heading, middle[0]?.heading];
  const isDark = Number.parseInt(themeOf(theme.palette).palette.background.slice(1, 3), 16) < HALF;
  const hasHours = sections.some(({ kind, elements }) => kind === 'hours' || elements.some(({ tag }) => tag === 'dt'));
  const all =
    language === 'es'
      ? [
          'Más corto',
          isDark ? 'Más claro' : 'Más oscuro',
          ...(first ? [`Mueve «${first}» arriba`] : []),
          ...(second && second !== first ? [`Quita «${second}»`] : []),
          hasHours ? 'Otra letra' : 'Añade el horario',
          'Titular: …',
          'El botón dice …',
          'Cambia «…» por «…»',
        ]
      : [
          'Shorter',
          isDark ? 'Lighter' : 'Darker',
          ...(first ? [`Move “${first}” up`] : []),
          ...(second && second !== first ? [`Remove “${second}”`] : []),
          hasHours ? 'Another typeface' : 'Add the opening hours',
          'Headline: …',
          'The button says …',
          'Change “…” to “…”',
        ];
  return all.slice(0, MOST);
}
