import type { Recipe } from '../recipe.ts';

export const restaurant: Recipe = {
  id: 'restaurant',
  category: 'local',
  business: 'restaurant',
  theme: { palette: 'terracotta', type: 'editorial' },
  hero: 'editorial',
  motif: 'table',
  seed: 11,
  form: 'table',
  parts: ['story', 'listing', 'features-rows', 'gallery', 'form', 'faq', 'contact'],
  en: {
    name: 'Restaurant',
    description: 'Menu, pictures and a form for tables.',
    brand: 'Olivo',
    eyebrow: 'Kitchen and bar',
    headline: 'The table is set',
    lead: 'Come hungry, stay for dessert. We cook what the market has today and put it in the middle.',
    listing: {
      title: 'From the menu',
      items: [
        ['', 'A starter', 'What is in it.', 'Price'],
        ['', 'Something to share', 'What is in it.', 'Price'],
        ['', 'A main course', 'What is in it.', 'Price'],
        ['', 'A dessert', 'What is in it.', 'Price'],
      ],
    },
  },
  es: {
    name: 'Restaurante',
    description: 'La carta, fotos y un formulario para reservar.',
    brand: 'Olivo',
    eyebrow: 'Cocina y barra',
    headline: 'La mesa está puesta',
    lead: 'Ven con hambre y quédate al postre. Cocinamos lo que hoy trae el mercado y lo ponemos en el centro.',
    listing: {
      title: 'De la carta',
      items: [
        ['', 'Un entrante', 'Qué lleva.', 'Precio'],
        ['', 'Algo para compartir', 'Qué lleva.', 'Precio'],
        ['', 'Un plato principal', 'Qué lleva.', 'Precio'],
        ['', 'Un postre', 'Qué lleva.', 'Precio'],
      ],
    },
  },
};
