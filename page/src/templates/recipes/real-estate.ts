import type { Recipe } from '../recipe.ts';

export const realEstate: Recipe = {
  id: 'real-estate',
  category: 'business',
  business: 'realEstate',
  theme: { palette: 'lagoon', type: 'editorial' },
  hero: 'split',
  motif: 'arches',
  seed: 121,
  form: 'visit',
  parts: ['gallery', 'features-rows', 'steps', 'story', 'form', 'faq', 'contact'],
  en: {
    name: 'Real estate',
    description: 'Homes, the way from search to key, and a form for visits.',
    brand: 'Casa Clara',
    eyebrow: 'Homes, bought and sold',
    headline: 'The right door is out there',
    lead: 'We ask before we show, so that you see five places instead of fifty.',
  },
  es: {
    name: 'Inmobiliaria',
    description: 'Casas, el camino de la búsqueda a la llave y un formulario de visitas.',
    brand: 'Casa Clara',
    eyebrow: 'Compra y venta de casas',
    headline: 'La puerta adecuada existe',
    lead: 'Preguntamos antes de enseñar, para que veas cinco casas y no cincuenta.',
  },
};
