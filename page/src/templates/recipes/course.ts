import type { Recipe } from '../recipe.ts';

export const course: Recipe = {
  id: 'course',
  category: 'learning',
  business: 'course',
  theme: { palette: 'lagoon', type: 'friendly' },
  hero: 'centered',
  motif: 'rays',
  seed: 52,
  form: 'place',
  parts: ['features-cards', 'steps', 'testimonials', 'story', 'plans', 'faq', 'form'],
  en: {
    name: 'Online course',
    description: 'What people learn, how it goes, and a form for a place.',
    brand: 'Brush & Water',
    eyebrow: 'For beginners',
    headline: 'Paint your first watercolour',
    lead: 'From the first wash to a picture that you hang on the wall, in lessons short enough for a weekday evening.',
  },
  es: {
    name: 'Curso online',
    description: 'Qué se aprende, cómo va y un formulario para pedir plaza.',
    brand: 'Agua y pincel',
    eyebrow: 'Para principiantes',
    headline: 'Pinta tu primera acuarela',
    lead: 'De la primera mancha a un cuadro que cuelgas en la pared, en lecciones que caben en una tarde.',
  },
};
