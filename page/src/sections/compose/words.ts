import type { TemplateLanguage as Language } from '../../templates/template-language.ts';

/** The small words of a page that do not depend on the business. */
export const WORDS: Record<
  Language,
  {
    in: string;
    for: string;
    contact: string;
    contactIntro: string;
    email: string;
    phone: string;
    place: string;
    testimonials: string;
    quote: string;
    person: string;
    role: string;
    prices: string;
    pricesIntro: string;
    onRequest: string;
    option: string;
    from: string;
    choose: string;
    questions: string;
    write: string;
    call: string;
    date: string;
    logos: string;
    client: string;
    team: string;
    teammate: string;
    teammateRole: string;
    teammateBody: string;
    programme: string;
    menu: string;
    comparison: string;
  }
> = {
  en: {
    in: 'in',
    for: 'For',
    contact: 'Get in touch',
    contactIntro: 'We are glad to hear from you.',
    email: 'E-mail',
    phone: 'Phone',
    place: 'Where',
    date: 'When',
    testimonials: 'In their words',
    quote: 'Put the words of a real customer here. Short and specific reads best.',
    person: 'Name of the customer',
    role: 'What they do',
    prices: 'Clear prices',
    pricesIntro: 'Choose what suits you. If you are not sure, ask us first.',
    onRequest: 'On request',
    option: 'Option',
    from: 'from',
    choose: 'Choose',
    questions: 'Questions',
    write: 'Write to us',
    call: 'Call us',
    logos: 'In good company',
    client: 'Client',
    team: 'The people behind it',
    teammate: 'Name of the person',
    teammateRole: 'What they do',
    teammateBody: 'One sentence about them.',
    programme: 'The programme',
    menu: 'On the menu',
    comparison: 'Comparison',
  },
  es: {
    in: 'en',
    for: 'Para',
    contact: 'Contacto',
    contactIntro: 'Nos alegrará saber de ti.',
    email: 'Correo',
    phone: 'Teléfono',
    place: 'Dónde',
    date: 'Cuándo',
    testimonials: 'En sus palabras',
    quote: 'Pon aquí las palabras de un cliente real. Breve y concreto se lee mejor.',
    person: 'Nombre del cliente',
    role: 'A qué se dedica',
    prices: 'Precios claros',
    pricesIntro: 'Elige lo que te conviene. Si dudas, pregúntanos antes.',
    onRequest: 'A consultar',
    option: 'Opción',
    from: 'desde',
    choose: 'Elegir',
    questions: 'Preguntas',
    write: 'Escríbenos',
    call: 'Llámanos',
    logos: 'En buena compañía',
    client: 'Cliente',
    team: 'Quiénes somos',
    teammate: 'Nombre de la persona',
    teammateRole: 'A qué se dedica',
    teammateBody: 'Una frase sobre ella.',
    programme: 'El programa',
    menu: 'La carta',
    comparison: 'Comparación',
  },
};
