import type { Editor } from 'grapesjs';
import spanish from 'grapesjs/locale/es.mjs';
import { say } from './texts.ts';

const SIDES = { top: 'Arriba', right: 'Derecha', bottom: 'Abajo', left: 'Izquierda' };
const CORNERS = {
  'top-left': 'Arriba, izquierda',
  'top-right': 'Arriba, derecha',
  'bottom-right': 'Abajo, derecha',
  'bottom-left': 'Abajo, izquierda',
};

const entries = (names: Record<string, string>, keyOf: (name: string) => string) =>
  Object.fromEntries(Object.entries(names).map(([name, label]) => [keyOf(name), label]));

/** What the library's Spanish leaves in English, or says in words that we use otherwise. */
const MISSING = {
  styleManager: {
    properties: {
      padding: 'Relleno',
      'font-size': 'Tamaño de letra',
      'font-weight': 'Grosor',
      'letter-spacing': 'Espaciado entre letras',
      'text-align': 'Alineación',
      'max-width': 'Ancho máximo',
      height: 'Alto',
      'min-height': 'Alto mínimo',
      'border-radius': 'Esquinas',
      border: 'Borde',
      opacity: 'Opacidad',
      'border-width-sub': 'Grosor',
      'border-style-sub': 'Estilo',
      'border-color-sub': 'Color',
      ...entries(SIDES, (side) => `padding-${side}-sub`),
      ...entries(SIDES, (side) => `margin-${side}-sub`),
      ...entries(CORNERS, (corner) => `border-${corner}-radius-sub`),
    },
    options: {
      'text-align': { left: 'Izq.', center: 'Centro', right: 'Der.', justify: 'Justif.' },
      'font-weight': {
        100: 'Muy fina',
        200: 'Extrafina',
        300: 'Fina',
        400: 'Normal',
        500: 'Media',
        600: 'Seminegrita',
        700: 'Negrita',
        800: 'Extranegrita',
        900: 'Negra',
      },
      'border-style-sub': {
        none: 'Ninguno',
        solid: 'Continuo',
        dotted: 'De puntos',
        dashed: 'De rayas',
        double: 'Doble',
        groove: 'Surco',
        ridge: 'Relieve',
        inset: 'Hundido',
        outset: 'Levantado',
      },
    },
  },
  traitManager: { traits: { labels: { target: 'Abrir en', title: 'Rótulo', href: 'Dirección' } } },
  domComponents: {
    names: {
      section: 'Sección',
      header: 'Cabecera',
      footer: 'Pie de página',
      main: 'Contenido',
      nav: 'Navegación',
      form: 'Formulario',
      svg: 'Dibujo',
      div: 'Grupo',
      ul: 'Lista',
      li: 'Punto',
    },
  },
};

/** Its English speaks of HTML. */
const PLAINER = {
  styleManager: {
    options: {
      'text-align': { left: 'Left', center: 'Center', right: 'Right', justify: 'Justify' },
      'border-style-sub': {
        none: 'None',
        solid: 'Solid',
        dotted: 'Dotted',
        dashed: 'Dashed',
        double: 'Double',
        groove: 'Groove',
        ridge: 'Ridge',
        inset: 'Inset',
        outset: 'Outset',
      },
    },
  },
  traitManager: { traits: { labels: { target: 'Open in', title: 'Tooltip', href: 'Address' } } },
  domComponents: { names: { div: 'Group', ul: 'List', li: 'Item', svg: 'Drawing', nav: 'Navigation' } },
};

/** What both languages say alike with our own words. */
const own = () => ({
  domComponents: { names: { wrapper: say('page') } },
  styleManager: { empty: say('selectElement') },
  traitManager: {
    empty: say('selectElement'),
    traits: {
      labels: {
        alt: say('altText'),
        name: say('fieldName'),
        type: say('fieldType'),
        required: say('fieldRequired'),
        placeholder: say('fieldPlaceholder'),
        choices: say('fieldChoices'),
      },
      attributes: {
        id: { placeholder: '' },
        alt: { placeholder: '' },
        title: { placeholder: '' },
        href: { placeholder: '#contact' },
      },
    },
  },
});

/** Has GrapesJS speak the chosen language. */
export function libraryTexts(editor: Editor): void {
  editor.I18n.addMessages({ en: PLAINER, es: spanish });
  editor.I18n.addMessages({ es: MISSING });
  editor.I18n.addMessages({ en: own(), es: own() });
}
