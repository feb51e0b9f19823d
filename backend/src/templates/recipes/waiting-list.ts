import type { Recipe } from '../recipe.ts';

export const waitingList: Recipe = {
  id: 'waiting-list',
  category: 'launch',
  business: 'software',
  theme: { palette: 'volt', type: 'technical' },
  hero: 'statement',
  motif: 'waves',
  seed: 31,
  form: 'waitlist',
  parts: ['form', 'features-rows', 'faq'],
  en: {
    name: 'Waiting list',
    description: 'One promise, one field: for what is not out yet.',
    brand: 'Halfmoon',
    eyebrow: 'Coming soon',
    headline: 'Something better is on its way',
    lead: '{brand} is nearly ready. Leave your e-mail and be among the first to try it.',
    features: {
      title: 'What we are building',
      intro: 'Tell people in three lines why it is worth the wait.',
      items: [
        ['zap', 'The problem', 'Name what annoys people today, in their own words.'],
        ['sparkles', 'The idea', 'Say what will be different, without a single buzzword.'],
        ['users', 'Who it is for', 'Say who should be first, and who can wait.'],
      ],
    },
  },
  es: {
    name: 'Lista de espera',
    description: 'Una promesa y un campo: para lo que aún no ha salido.',
    brand: 'Halfmoon',
    eyebrow: 'Muy pronto',
    headline: 'Algo mejor está en camino',
    lead: '{brand} está casi listo. Deja tu correo y sé de los primeros en probarlo.',
    features: {
      title: 'Qué estamos construyendo',
      intro: 'Cuenta en tres líneas por qué merece la espera.',
      items: [
        ['zap', 'El problema', 'Di qué molesta hoy a la gente, con sus palabras.'],
        ['sparkles', 'La idea', 'Explica qué será distinto, sin palabras de moda.'],
        ['users', 'Para quién', 'Di quién debería ser el primero y quién puede esperar.'],
      ],
    },
  },
};
