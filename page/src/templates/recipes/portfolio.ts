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
      title: 'What we could do together',
      intro: 'Every piece of work begins with a conversation.',
      items: [
        ['camera', 'Commissions', 'Tell me about the story, the place and the date.'],
        ['palette', 'Existing work', 'Ask me for a print, or for a picture to use.'],
        ['compass', 'Half an idea', 'Things that do not exist yet are welcome, too.'],
      ],
    },
    story: {
      title: 'A few words about me',
      body: [
        'I like to look for a long time before I begin. What is left in the end is what the picture needs.',
        'I work best with people who tell me what they care about, and leave room for the rest.',
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
      title: 'Qué podríamos hacer juntos',
      intro: 'Todo trabajo empieza con una conversación.',
      items: [
        ['camera', 'Encargos', 'Cuéntame la historia, el lugar y la fecha.'],
        ['palette', 'Obra existente', 'Pídeme una copia, o una imagen para usar.'],
        ['compass', 'Media idea', 'Lo que aún no existe también es bienvenido.'],
      ],
    },
    story: {
      title: 'Unas palabras sobre mí',
      body: [
        'Me gusta mirar mucho antes de empezar. Lo que queda al final es lo que la imagen necesita.',
        'Trabajo mejor con quien me cuenta lo que le importa y deja sitio para lo demás.',
      ],
    },
    form: {
      title: '¿Hacemos algo?',
      body: 'Cuéntame qué tienes en mente. Leo todos los mensajes.',
      button: 'Escríbeme',
    },
  },
};
