import type { Recipe } from '../recipe.ts';

export const salon: Recipe = {
  id: 'salon',
  category: 'local',
  business: 'beauty',
  theme: { palette: 'coral', type: 'modern' },
  hero: 'mirror',
  motif: 'waves',
  seed: 173,
  form: 'booking',
  parts: ['listing', 'gallery', 'features-cards', 'team', 'form', 'faq', 'contact'],
  en: {
    name: 'Salon',
    description: 'Services with prices, pictures, and a form for appointments.',
    brand: 'Peine',
    eyebrow: 'Hair and care',
    headline: 'An hour that is yours',
    lead: 'Someone who looks, asks, and then takes the time to do it well.',
    listing: {
      title: 'What we do',
      items: [
        ['', 'Cut and wash', 'What it includes.', 'Price'],
        ['', 'Colour', 'What it includes.', 'Price'],
        ['', 'Care', 'What it includes.', 'Price'],
      ],
    },
  },
  es: {
    name: 'Salón',
    description: 'Servicios con precios, fotos y un formulario para pedir cita.',
    brand: 'Peine',
    eyebrow: 'Pelo y cuidado',
    headline: 'Una hora para ti',
    lead: 'Alguien que mira, pregunta y se toma el tiempo de hacerlo bien.',
    listing: {
      title: 'Qué hacemos',
      items: [
        ['', 'Corte y lavado', 'Qué incluye.', 'Precio'],
        ['', 'Color', 'Qué incluye.', 'Precio'],
        ['', 'Cuidado', 'Qué incluye.', 'Precio'],
      ],
    },
  },
};
