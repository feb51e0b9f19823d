import type { Recipe } from '../recipe.ts';

export const webinar: Recipe = {
  id: 'webinar',
  category: 'learning',
  business: 'event',
  theme: { palette: 'midnight', type: 'modern' },
  hero: 'cover',
  motif: 'window',
  seed: 63,
  form: 'place',
  parts: ['date', 'listing', 'team', 'features-rows', 'form', 'faq'],
  en: {
    name: 'Webinar',
    description: 'A date, a programme, the speakers and a place to register.',
    brand: 'Open Hour',
    eyebrow: 'Live and online',
    headline: 'One hour that saves you ten',
    lead: 'We show how we do it, live, with time for your questions at the end. You only need a browser.',
    features: {
      title: 'What you take away',
      intro: 'Three things for the day after.',
      items: [
        ['compass', 'A clear picture', 'How the parts fit together, drawn while you watch.'],
        ['check', 'A list to begin with', 'The first things to do on the next day.'],
        ['message-circle', 'Your own question', 'Ask it live, or send it before.'],
      ],
    },
    date: {
      title: 'Save the date',
      body: 'Live, with time for questions.',
      label: 'When',
      date: 'Day, month and hour',
    },
    listing: {
      title: 'The hour',
      items: [
        ['Time', 'Welcome', 'Why we are here.', ''],
        ['Time', 'The talk', 'What it is about.', ''],
        ['Time', 'Questions', 'Yours.', ''],
      ],
    },
    form: {
      title: 'Save your seat',
      body: 'Leave your e-mail and we send you the link before we begin.',
      button: 'Save my seat',
    },
  },
  es: {
    name: 'Seminario web',
    description: 'Una fecha, un programa, los ponentes y dónde inscribirse.',
    brand: 'Hora abierta',
    eyebrow: 'En directo y online',
    headline: 'Una hora que te ahorra diez',
    lead: 'Enseñamos cómo lo hacemos, en directo y con tiempo para tus preguntas. Solo necesitas un navegador.',
    features: {
      title: 'Qué te llevas',
      intro: 'Tres cosas para el día siguiente.',
      items: [
        ['compass', 'Una imagen clara', 'Cómo encajan las piezas, dibujado mientras miras.'],
        ['check', 'Una lista para empezar', 'Lo primero que hacer al día siguiente.'],
        ['message-circle', 'Tu propia pregunta', 'Hazla en directo o envíala antes.'],
      ],
    },
    date: {
      title: 'Reserva la fecha',
      body: 'En directo, con tiempo para preguntas.',
      label: 'Cuándo',
      date: 'Día, mes y hora',
    },
    listing: {
      title: 'La hora',
      items: [
        ['Hora', 'Bienvenida', 'Por qué estamos aquí.', ''],
        ['Hora', 'La charla', 'De qué trata.', ''],
        ['Hora', 'Preguntas', 'Las tuyas.', ''],
      ],
    },
    form: {
      title: 'Reserva tu plaza',
      body: 'Deja tu correo y te enviamos el enlace antes de empezar.',
      button: 'Reservar mi plaza',
    },
  },
};
