import type { Recipe } from '../recipe.ts';

export const software: Recipe = {
  id: 'software',
  category: 'business',
  business: 'software',
  theme: { palette: 'iris', type: 'modern' },
  hero: 'split',
  motif: 'window',
  seed: 22,
  form: 'demo',
  parts: ['logos', 'features-cards', 'steps', 'comparison', 'plans', 'faq', 'form'],
  en: {
    name: 'Software',
    description: 'For an app that explains itself: functions, comparison, plans.',
    brand: 'Northlight',
    eyebrow: 'For teams with too many tabs',
    headline: 'The work, in one calm place',
    lead: '{brand} brings together what is scattered over sheets, messages and memory, so that everyone knows what is next.',
    plans: [
      ['Solo', 'Price', 'For one person.', ['What is included']],
      ['Team', 'Price', 'For a small team.', ['Everything in Solo', 'What comes on top']],
      ['Company', 'Price', 'For many.', ['Everything in Team', 'What comes on top']],
    ],
  },
  es: {
    name: 'Software',
    description: 'Para una aplicación que se explica sola: funciones, comparación, planes.',
    brand: 'Northlight',
    eyebrow: 'Para equipos con demasiadas pestañas',
    headline: 'El trabajo, en un lugar tranquilo',
    lead: '{brand} reúne lo que anda repartido entre hojas, mensajes y memoria, para que todos sepan qué viene después.',
    plans: [
      ['Individual', 'Precio', 'Para una persona.', ['Qué incluye']],
      ['Equipo', 'Precio', 'Para un equipo pequeño.', ['Todo lo de Individual', 'Qué se añade']],
      ['Empresa', 'Precio', 'Para muchas personas.', ['Todo lo de Equipo', 'Qué se añade']],
    ],
  },
};
