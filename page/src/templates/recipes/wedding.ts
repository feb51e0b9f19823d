import type { Recipe } from '../recipe.ts';

export const wedding: Recipe = {
  id: 'wedding',
  category: 'event',
  business: 'wedding',
  theme: { palette: 'gallery', type: 'editorial' },
  hero: 'centered',
  motif: 'arches',
  seed: 83,
  form: 'attend',
  parts: ['date', 'story', 'listing', 'gallery', 'features-rows', 'faq', 'form'],
  en: {
    name: 'Wedding',
    description: 'The day, the place, and who is coming.',
    brand: 'Clara & Tom',
    eyebrow: 'We are getting married',
    headline: 'Come and dance with us',
    lead: 'One day, everyone we love, and a table that is long enough.',
    date: {
      title: 'Save the day for us',
      body: 'The place and the way follow below.',
      label: 'When',
      date: 'Day, month and year',
    },
    listing: {
      title: 'The day',
      items: [
        ['Time', 'Ceremony', 'Where.', ''],
        ['Time', 'Drinks', 'In the garden.', ''],
        ['Time', 'Dinner', 'And a few words.', ''],
        ['Time', 'Dancing', 'Until nobody can.', ''],
      ],
    },
    form: { title: 'Will you be there?', body: 'Tell us soon, so that we can plan the tables.', button: 'I am coming' },
  },
  es: {
    name: 'Boda',
    description: 'El día, el lugar y quién viene.',
    brand: 'Clara y Tomás',
    eyebrow: 'Nos casamos',
    headline: 'Ven a bailar con nosotros',
    lead: 'Un día, toda la gente que queremos y una mesa lo bastante larga.',
    date: {
      title: 'Guárdanos el día',
      body: 'El lugar y cómo llegar, más abajo.',
      label: 'Cuándo',
      date: 'Día, mes y año',
    },
    listing: {
      title: 'El día',
      items: [
        ['Hora', 'Ceremonia', 'Dónde.', ''],
        ['Hora', 'Cóctel', 'En el jardín.', ''],
        ['Hora', 'Cena', 'Y unas palabras.', ''],
        ['Hora', 'Baile', 'Hasta que nadie pueda.', ''],
      ],
    },
    form: {
      title: '¿Vendrás?',
      body: 'Dínoslo pronto para que podamos organizar las mesas.',
      button: 'Confirmar que voy',
    },
  },
};
