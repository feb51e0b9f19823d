import type { Recipe } from '../recipe.ts';

export const nonProfit: Recipe = {
  id: 'non-profit',
  category: 'personal',
  business: 'cause',
  theme: { palette: 'orchard', type: 'friendly' },
  hero: 'cover',
  motif: 'landscape',
  seed: 142,
  form: 'join',
  parts: ['story', 'features-cards', 'steps', 'gallery', 'team', 'form', 'faq'],
  en: {
    name: 'Non-profit',
    description: 'Why you do it, how people can help, and a place to join.',
    brand: 'Clean River',
    eyebrow: 'People for the river',
    headline: 'Rubber boots, bags, a Saturday',
    lead: '{brand} brings neighbours together to look after the water they share. You can join as you are.',
  },
  es: {
    name: 'Asociación',
    description: 'Por qué lo hacéis, cómo se puede ayudar y dónde apuntarse.',
    brand: 'Río Limpio',
    eyebrow: 'Gente por el río',
    headline: 'Botas, bolsas y un sábado',
    lead: '{brand} reúne a vecinos para cuidar el agua que comparten. Puedes venir como eres.',
  },
};
