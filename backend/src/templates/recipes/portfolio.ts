import type { Recipe } from '../recipe.ts';

export const portfolio: Recipe = {
  id: 'portfolio',
  category: 'personal',
  business: 'agency',
  theme: { palette: 'gallery', type: 'modern' },
  hero: 'editorial',
  motif: 'landscape',
  seed: 101,
  form: 'contact',
  parts: ['gallery', 'story', 'features-rows', 'form'],
  en: {
    name: 'Portfolio',
    description: 'Your work, a few lines about you, and a way to write to you.',
    brand: 'Ines Moreau',
    eyebrow: 'Photographer and illustrator',
    headline: 'Pictures with room to breathe',
    lead: 'I work slowly, look twice, and keep what stays in the mind. Here are some of those.',
    features: {
      title: 'What I can do for you',
      intro: 'Name the kinds of work that you would like to be asked for.',
      items: [
        ['camera', 'One kind of work', 'What it is, and for whom you have done it.'],
        ['palette', 'Another kind', 'What people get at the end.'],
        ['compass', 'And one you love', 'Why you would like to do more of it.'],
      ],
    },
    story: {
      title: 'A few words about me',
      body: [
        'Say where you come from and what you cannot stop looking at. Two or three honest sentences are enough.',
        'Then say how you like to work, and with whom.',
      ],
    },
    form: {
      title: 'Shall we make something?',
      body: 'Tell me what you have in mind. I read every message.',
      button: 'Write to me',
    },
  },
  es: {
    name: 'Portafolio',
    description: 'Tu trabajo, unas líneas sobre ti y cómo escribirte.',
    brand: 'Inés Moreau',
    eyebrow: 'Fotografía e ilustración',
    headline: 'Imágenes con aire alrededor',
    lead: 'Trabajo despacio, miro dos veces y me quedo con lo que permanece. Aquí tienes algunas.',
    features: {
      title: 'Qué puedo hacer por ti',
      intro: 'Nombra el tipo de trabajo que te gustaría que te pidieran.',
      items: [
        ['camera', 'Un tipo de trabajo', 'Qué es y para quién lo has hecho.'],
        ['palette', 'Otro tipo', 'Qué se lleva la gente al final.'],
        ['compass', 'Y uno que te encanta', 'Por qué te gustaría hacer más.'],
      ],
    },
    story: {
      title: 'Unas palabras sobre mí',
      body: [
        'Cuenta de dónde vienes y qué no puedes dejar de mirar. Bastan dos o tres frases sinceras.',
        'Después di cómo te gusta trabajar, y con quién.',
      ],
    },
    form: {
      title: '¿Hacemos algo?',
      body: 'Cuéntame qué tienes en mente. Leo todos los mensajes.',
      button: 'Escríbeme',
    },
  },
};
