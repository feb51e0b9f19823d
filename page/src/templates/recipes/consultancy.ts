import type { Recipe } from '../recipe.ts';

export const consultancy: Recipe = {
  id: 'consultancy',
  category: 'business',
  business: 'advice',
  theme: { palette: 'midnight', type: 'editorial' },
  hero: 'split',
  motif: 'arches',
  seed: 164,
  form: 'consult',
  parts: ['features-aside', 'story', 'steps', 'team', 'faq', 'form', 'contact'],
  en: {
    name: 'Consultancy or law firm',
    description: 'What you help with, how you begin, and a form in confidence.',
    brand: 'Ortega & Vale',
    eyebrow: 'Advice for people and companies',
    headline: 'Know where you stand',
    lead: 'We read the small print, say what it means, and tell you what we would do in your place.',
  },
  es: {
    name: 'Despacho o consultoría',
    description: 'En qué ayudáis, cómo empezáis y un formulario con confidencialidad.',
    brand: 'Ortega y Vale',
    eyebrow: 'Asesoramiento a personas y empresas',
    headline: 'Sabe en qué punto estás',
    lead: 'Leemos la letra pequeña, te decimos qué significa y qué haríamos en tu lugar.',
  },
};
