import type { Recipe } from '../recipe.ts';

export const fitness: Recipe = {
  id: 'fitness',
  category: 'local',
  business: 'fitness',
  theme: { palette: 'volt', type: 'friendly' },
  hero: 'cover',
  motif: 'rays',
  seed: 112,
  form: 'booking',
  parts: ['features-cards', 'steps', 'comparison', 'team', 'plans', 'testimonials', 'faq', 'form'],
  en: {
    name: 'Gym or studio',
    description: 'Classes, coaches and prices, and a first session.',
    brand: 'Ironworks',
    eyebrow: 'Strength for everyone',
    headline: 'Stronger than last Monday',
    lead: 'Small groups, coaches who know your name, and a plan that grows with you.',
    form: {
      title: 'Come and try it',
      body: 'Tell us when it suits you. The first visit is for getting to know each other.',
      button: 'Book a first session',
    },
  },
  es: {
    name: 'Gimnasio o estudio',
    description: 'Clases, entrenadores y precios, y una primera sesión.',
    brand: 'Ironworks',
    eyebrow: 'Fuerza para todos',
    headline: 'Con más fuerza que el lunes',
    lead: 'Grupos pequeños, entrenadores que saben tu nombre y un plan que crece contigo.',
    form: {
      title: 'Ven a probarlo',
      body: 'Dinos cuándo te viene bien. La primera visita es para conocernos.',
      button: 'Reservar una sesión',
    },
  },
};
