import type { TemplateLanguage as Language } from '../../templates/template-language.ts';
import type { Business } from './business.ts';

/** Why visitors leave their details. */
export type FormIntent =
  | 'waitlist'
  | 'newsletter'
  | 'download'
  | 'quote'
  | 'booking'
  | 'table'
  | 'order'
  | 'attend'
  | 'demo'
  | 'place'
  | 'visit'
  | 'consult'
  | 'join'
  | 'stay'
  | 'contact';

type Input = 'name' | 'email' | 'phone' | 'company' | 'number' | 'date' | 'message';

interface FormCopy {
  variant: 'split' | 'card' | 'line';
  /** The fields; those that end in '?' may stay empty. */
  fields: readonly (Input | `${Input}?`)[];
  /** Stands right below the hero: it is what the page is for. */
  first?: boolean;
  en: FormTexts;
  es: FormTexts;
}

interface FormTexts {
  title: string;
  body: string;
  button: string;
}

/** Words that ask for a form, compared with `folded` text; the first intent that is found wins. */
export const FORM_WORDS: readonly (readonly [FormIntent, readonly string[]])[] = [
  [
    'waitlist',
    [
      'waiting list',
      'waitlist',
      'early access',
      'pre launch',
      'prelaunch',
      'coming soon',
      'lista de espera',
      'acceso anticipado',
      'prelanzamiento',
      'proximamente',
    ],
  ],
  [
    'download',
    [
      'ebook',
      'e book',
      'lead magnet',
      'free guide',
      'free pdf',
      'whitepaper',
      'white paper',
      'checklist',
      'guia gratuita',
      'guia gratis',
      'libro electronico',
      'descarga gratuita',
      'descargar la guia',
    ],
  ],
  [
    'attend',
    [
      'rsvp',
      'webinar',
      'confirm attendance',
      'register for',
      'registration',
      'confirmar asistencia',
      'confirma tu asistencia',
      'confirmacion de asistencia',
      'inscripcion',
      'inscribirse',
    ],
  ],
  [
    'quote',
    ['quote', 'free estimate', 'ask for a price', 'request an estimate', 'presupuesto', 'cotizacion', 'cotizar'],
  ],
  [
    'demo',
    [
      'book a demo',
      'request a demo',
      'free demo',
      'pedir una demo',
      'solicitar demo',
      'solicitar una demo',
      'demo gratuita',
    ],
  ],
  [
    'newsletter',
    [
      'newsletter',
      'mailing list',
      'email list',
      'subscribe by email',
      'collect email',
      'boletin',
      'lista de correo',
      'recoger correos',
      'captar correos',
    ],
  ],
  [
    'contact',
    [
      'contact form',
      'lead form',
      'form to',
      'get leads',
      'capture leads',
      'lead generation',
      'formulario',
      'captar clientes',
      'captacion de clientes',
    ],
  ],
];

/** What a form is for where the person did not say. */
export const USUAL_FORM: Record<Business, FormIntent> = {
  bakery: 'order',
  restaurant: 'table',
  fitness: 'booking',
  course: 'place',
  software: 'demo',
  agency: 'quote',
  shop: 'contact',
  event: 'attend',
  health: 'booking',
  realEstate: 'visit',
  advice: 'consult',
  beauty: 'booking',
  book: 'download',
  cause: 'join',
  stay: 'stay',
  wedding: 'attend',
  generic: 'contact',
};

export const FIELD_LABELS: Record<Language, Record<Input, string>> = {
  en: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    company: 'Company',
    number: 'How many people',
    date: 'Date',
    message: 'Message',
  },
  es: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    company: 'Empresa',
    number: 'Cuántas personas',
    date: 'Fecha',
    message: 'Mensaje',
  },
};

export const FORM_NOTE: Record<Language, string> = {
  en: 'We use what you send only to answer you.',
  es: 'Usamos lo que envías solo para responderte.',
};

export const FORMS: Record<FormIntent, FormCopy> = {
  waitlist: {
    variant: 'line',
    fields: ['email'],
    first: true,
    en: {
      title: 'Be there from the start',
      body: 'Leave your e-mail and you will hear from us when it begins.',
      button: 'Join the waiting list',
    },
    es: {
      title: 'Estate desde el principio',
      body: 'Deja tu correo y te escribimos cuando empiece.',
      button: 'Apuntarme a la lista',
    },
  },
  newsletter: {
    variant: 'line',
    fields: ['email'],
    en: {
      title: 'Stay in touch',
      body: 'Leave your e-mail. We write when there is something worth reading.',
      button: 'Subscribe',
    },
    es: {
      title: 'Sigamos en contacto',
      body: 'Deja tu correo. Escribimos cuando hay algo que merece la pena leer.',
      button: 'Suscribirme',
    },
  },
  download: {
    variant: 'card',
    fields: ['name', 'email'],
    first: true,
    en: {
      title: 'Where shall we send it?',
      body: 'Tell us your e-mail and it is on its way to you.',
      button: 'Send it to me',
    },
    es: {
      title: '¿Adónde te lo enviamos?',
      body: 'Dinos tu correo y te lo hacemos llegar.',
      button: 'Quiero recibirlo',
    },
  },
  quote: {
    variant: 'split',
    fields: ['name', 'email', 'phone?', 'message'],
    en: {
      title: 'Tell us what you need',
      body: 'The more you tell us, the more exact our answer. Asking commits you to nothing.',
      button: 'Ask for a quote',
    },
    es: {
      title: 'Cuéntanos qué necesitas',
      body: 'Cuanto más nos cuentes, más exacta será la respuesta. Preguntar no compromete a nada.',
      button: 'Pedir presupuesto',
    },
  },
  booking: {
    variant: 'split',
    fields: ['name', 'email', 'phone?', 'message'],
    en: {
      title: 'When would you like to come?',
      body: 'Tell us what it is about and when it suits you. We answer with a time.',
      button: 'Ask for an appointment',
    },
    es: {
      title: '¿Cuándo te viene bien venir?',
      body: 'Cuéntanos qué buscas y cuándo te viene bien. Te respondemos con una hora.',
      button: 'Pedir cita',
    },
  },
  table: {
    variant: 'split',
    fields: ['name', 'email', 'phone?', 'date', 'number', 'message?'],
    en: {
      title: 'Your table',
      body: 'Tell us the day and how many you are. We confirm as soon as we have read it.',
      button: 'Ask for a table',
    },
    es: {
      title: 'Tu mesa',
      body: 'Dinos el día y cuántos sois. Te confirmamos en cuanto lo leamos.',
      button: 'Pedir mesa',
    },
  },
  order: {
    variant: 'split',
    fields: ['name', 'email', 'phone?', 'date', 'message'],
    en: {
      title: 'Place an order',
      body: 'Tell us what you would like and for which day. We answer as soon as we have read it.',
      button: 'Send my order',
    },
    es: {
      title: 'Haz tu encargo',
      body: 'Dinos qué te apetece y para qué día. Te respondemos en cuanto lo leamos.',
      button: 'Enviar encargo',
    },
  },
  attend: {
    variant: 'card',
    fields: ['name', 'email', 'number?', 'message?'],
    en: {
      title: 'Are you coming?',
      body: 'Tell us, and we will send you what you need to know.',
      button: 'Count me in',
    },
    es: { title: '¿Vienes?', body: 'Dínoslo y te enviaremos todo lo que necesitas saber.', button: 'Cuenta conmigo' },
  },
  demo: {
    variant: 'split',
    fields: ['name', 'email', 'company?', 'message?'],
    en: {
      title: 'See it with your own eyes',
      body: 'Tell us what you work with today, and we show you how it would look.',
      button: 'Ask for a demo',
    },
    es: {
      title: 'Míralo con tus propios ojos',
      body: 'Cuéntanos con qué trabajas hoy y te enseñamos cómo sería.',
      button: 'Pedir una demo',
    },
  },
  place: {
    variant: 'split',
    fields: ['name', 'email', 'message?'],
    en: {
      title: 'Ask for your place',
      body: 'Leave your details and we tell you how to begin.',
      button: 'Ask for my place',
    },
    es: { title: 'Pide tu plaza', body: 'Deja tus datos y te contamos cómo empezar.', button: 'Pedir mi plaza' },
  },
  visit: {
    variant: 'split',
    fields: ['name', 'email', 'phone?', 'message'],
    en: {
      title: 'Come and see it',
      body: 'Tell us what you are looking for and when you could come.',
      button: 'Arrange a visit',
    },
    es: { title: 'Ven a verlo', body: 'Cuéntanos qué buscas y cuándo podrías venir.', button: 'Concertar una visita' },
  },
  contact: {
    variant: 'split',
    fields: ['name', 'email', 'message'],
    en: { title: 'Write to us', body: 'A person reads it, and answers.', button: 'Send message' },
    es: { title: 'Escríbenos', body: 'Lo lee una persona, y responde.', button: 'Enviar mensaje' },
  },
  consult: {
    variant: 'split',
    fields: ['name', 'email', 'phone?', 'message'],
    en: {
      title: 'Tell us what it is about',
      body: 'A few lines are enough. We read them in confidence and answer.',
      button: 'Tell us your case',
    },
    es: {
      title: 'Cuéntanos de qué se trata',
      body: 'Bastan unas líneas. Las leemos con confidencialidad y respondemos.',
      button: 'Contar mi caso',
    },
  },
  join: {
    variant: 'card',
    fields: ['name', 'email', 'message?'],
    en: { title: 'Join in', body: 'Tell us who you are, and how you would like to help.', button: 'I want to help' },
    es: { title: 'Participa', body: 'Cuéntanos quién eres y cómo te gustaría ayudar.', button: 'Quiero ayudar' },
  },
  stay: {
    variant: 'split',
    fields: ['name', 'email', 'date', 'number', 'message?'],
    en: {
      title: 'When would you like to come?',
      body: 'Tell us the day you would arrive and how many you are. We answer with what is free.',
      button: 'Ask for these dates',
    },
    es: {
      title: '¿Cuándo te gustaría venir?',
      body: 'Dinos qué día llegarías y cuántos sois. Te respondemos con lo que hay libre.',
      button: 'Consultar fechas',
    },
  },
};
