import type { Recipe } from '../recipe.ts';

export const ebook: Recipe = {
  id: 'ebook',
  category: 'launch',
  business: 'book',
  theme: { palette: 'coral', type: 'friendly' },
  hero: 'mirror',
  motif: 'tiles',
  seed: 44,
  form: 'download',
  parts: ['features-aside', 'form', 'story', 'faq'],
  en: {
    name: 'E-book or guide',
    description: 'Give a guide, get an address: what is inside, who wrote it, where to send it.',
    brand: 'The Balcony Garden',
    eyebrow: 'A free guide',
    headline: 'A garden on four square metres',
    lead: 'Tomatoes, herbs and something in bloom: what you need, when to begin, and what nobody tells you.',
  },
  es: {
    name: 'E-book o guía',
    description: 'Una guía a cambio de un correo: qué hay dentro y adónde enviarla.',
    brand: 'El huerto del balcón',
    eyebrow: 'Guía gratuita',
    headline: 'Un huerto en cuatro metros',
    lead: 'Tomates, hierbas y algo en flor: qué necesitas, cuándo empezar y lo que nadie te cuenta.',
  },
};
