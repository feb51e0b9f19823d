import type { Recipe } from '../recipe.ts';

export const holidayHome: Recipe = {
  id: 'holiday-home',
  category: 'local',
  business: 'stay',
  theme: { palette: 'orchard', type: 'editorial' },
  hero: 'mirror',
  motif: 'landscape',
  seed: 131,
  form: 'stay',
  parts: ['features-aside', 'gallery', 'plans', 'story', 'form', 'faq'],
  en: {
    name: 'Holiday home',
    description: 'Rooms, surroundings, prices, and a form for dates.',
    brand: 'Las Higueras',
    eyebrow: 'A house for holidays',
    headline: 'Wake up to birds, not to mail',
    lead: 'A quiet house with room for everyone, a long table outside, and nothing that you have to do.',
  },
  es: {
    name: 'Casa de vacaciones',
    description: 'Habitaciones, alrededores, precios y un formulario de fechas.',
    brand: 'Las Higueras',
    eyebrow: 'Una casa para las vacaciones',
    headline: 'Despierta con pájaros, no con correos',
    lead: 'Una casa tranquila con sitio para todos, una mesa larga fuera y nada que hacer.',
  },
};
