import type { Recipe } from '../recipe.ts';

export const conference: Recipe = {
  id: 'conference',
  category: 'event',
  business: 'event',
  theme: { palette: 'volt', type: 'modern' },
  hero: 'editorial',
  motif: 'rays',
  seed: 74,
  form: 'attend',
  parts: ['date', 'features-rows', 'listing', 'team', 'logos', 'plans', 'form', 'faq'],
  en: {
    name: 'Conference',
    description: 'Programme, speakers, sponsors and tickets.',
    brand: 'Common Ground',
    eyebrow: 'Two days, one stage',
    headline: 'Ideas need a room',
    lead: 'Talks that say something, long breaks, and the people you have been meaning to meet.',
    listing: {
      title: 'The programme',
      items: [
        ['Time', 'Doors and coffee', 'Come early.', ''],
        ['Time', 'Opening talk', 'Who, about what.', ''],
        ['Time', 'Lunch', 'At long tables.', ''],
        ['Time', 'Workshops', 'Who, about what.', ''],
      ],
    },
  },
  es: {
    name: 'Congreso',
    description: 'Programa, ponentes, patrocinadores y entradas.',
    brand: 'Punto común',
    eyebrow: 'Dos días, un escenario',
    headline: 'Las ideas necesitan una sala',
    lead: 'Charlas que dicen algo, pausas largas y la gente que querías conocer.',
    listing: {
      title: 'El programa',
      items: [
        ['Hora', 'Puertas y café', 'Ven pronto.', ''],
        ['Hora', 'Charla inaugural', 'Quién, sobre qué.', ''],
        ['Hora', 'Comida', 'En mesas largas.', ''],
        ['Hora', 'Talleres', 'Quién, sobre qué.', ''],
      ],
    },
  },
};
