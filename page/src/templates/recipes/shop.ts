import type { Recipe } from '../recipe.ts';

export const shop: Recipe = {
  id: 'shop',
  category: 'local',
  business: 'shop',
  theme: { palette: 'coral', type: 'editorial' },
  hero: 'split',
  motif: 'tiles',
  seed: 151,
  form: 'contact',
  parts: ['gallery', 'features-rows', 'story', 'listing', 'testimonials', 'form', 'faq'],
  en: {
    name: 'Local shop',
    description: 'What you make, why, and where to find it.',
    brand: 'Barro',
    eyebrow: 'Ceramics by hand',
    headline: 'Cups for slow mornings',
    lead: 'Thrown, glazed and fired here, a few at a time. No two are quite alike.',
    listing: {
      title: 'From the shelves',
      items: [
        ['', 'A piece', 'What it is made of.', 'Price'],
        ['', 'Another one', 'What it is good for.', 'Price'],
        ['', 'A gift', 'For whom.', 'Price'],
      ],
    },
    form: {
      title: 'Ask about a piece',
      body: 'Tell us what you are looking for. We answer with what is on the shelf.',
      button: 'Ask us',
    },
  },
  es: {
    name: 'Tienda de barrio',
    description: 'Qué hacéis, por qué y dónde encontraros.',
    brand: 'Barro',
    eyebrow: 'Cerámica hecha a mano',
    headline: 'Tazas para mañanas lentas',
    lead: 'Torneadas, esmaltadas y cocidas aquí, unas pocas cada vez. Ninguna es del todo igual.',
    listing: {
      title: 'De los estantes',
      items: [
        ['', 'Una pieza', 'De qué está hecha.', 'Precio'],
        ['', 'Otra más', 'Para qué sirve.', 'Precio'],
        ['', 'Un regalo', 'Para quién.', 'Precio'],
      ],
    },
    form: {
      title: 'Pregunta por una pieza',
      body: 'Cuéntanos qué buscas. Te respondemos con lo que hay en el estante.',
      button: 'Preguntar',
    },
  },
};
