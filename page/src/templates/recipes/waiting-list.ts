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
      intro: 'Three things that we keep in mind while we work on it.',
      items: [
        ['zap', 'Less effort', 'It should take work off your hands, not give you another tool to learn.'],
        ['sparkles', 'Simple from the start', 'You should understand it the first time that you open it.'],
        ['users', 'Made with its users', 'Those who come first help to decide what it becomes.'],
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
      intro: 'Tres cosas que no perdemos de vista mientras trabajamos.',
      items: [
        ['zap', 'Menos esfuerzo', 'Debe quitarte trabajo, no darte otra herramienta que aprender.'],
        ['sparkles', 'Sencillo desde el principio', 'Tienes que entenderlo la primera vez que lo abras.'],
        ['users', 'Hecho con quien lo usa', 'Los primeros en llegar ayudan a decidir en qué se convierte.'],
      ],
    },
  },
};
