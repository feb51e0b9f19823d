import type { Recipe } from '../recipe.ts';

export const agency: Recipe = {
  id: 'agency',
  category: 'business',
  business: 'agency',
  theme: { palette: 'midnight', type: 'technical' },
  hero: 'statement',
  motif: 'tiles',
  seed: 92,
  form: 'quote',
  parts: ['logos', 'gallery', 'features-aside', 'steps', 'team', 'form'],
  en: {
    name: 'Agency',
    description: 'Work first, then how you work and with whom.',
    brand: 'Field & Sons',
    eyebrow: 'Design and strategy',
    headline: 'We make things people remember',
    lead: '{brand} finds out what you want to say, takes away the rest, and makes it look inevitable.',
  },
  es: {
    name: 'Agencia',
    description: 'Primero el trabajo, después cómo trabajáis y con quién.',
    brand: 'Campo e Hijos',
    eyebrow: 'Diseño y estrategia',
    headline: 'Hacemos cosas que se recuerdan',
    lead: '{brand} averigua qué quieres decir, quita lo demás y hace que parezca inevitable.',
  },
};
