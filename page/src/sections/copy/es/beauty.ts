import type { CopyPack } from '../pack.ts';

export const beauty: CopyPack = {
  trade: 'Salón',
  headlines: ['Una hora para ti', 'Sal con otra luz', 'Entra como eres, sal como te gusta'],
  leads: ['En {brand} alguien se toma el tiempo de mirar, preguntar y hacerlo bien.'],
  actions: ['Pedir cita', 'Reservar una hora'],
  quiet: 'Qué hacemos',
  notes: ['Con cita', 'Consejo sincero', 'Tiempo para ti'],
  features: {
    titles: ['Qué hacemos', 'En buenas manos'],
    intro: 'Cuéntanos qué tienes en mente o deja que te propongamos algo.',
    items: [
      ['message-circle', 'Primero hablamos', 'Qué te gusta, qué no, y cuánto tiempo tienes por la mañana.'],
      ['sparkles', 'Hecho con cuidado', 'Sin prisa y con atención al detalle que lo cambia todo.'],
      ['leaf', 'Suave contigo', 'Dinos qué no le sienta bien a tu piel o a tu pelo y lo tenemos en cuenta.'],
      ['clock', 'A su hora', 'Tu cita empieza cuando dijimos.'],
      ['heart-handshake', 'Consejos para casa', 'Cómo mantenerlo, sin un estante lleno de botes.'],
      ['gift', 'Para regalar', 'Una hora de calma es un buen regalo. Pregúntanos.'],
    ],
  },
  story: {
    title: 'Pasa y siéntate',
    body: [
      'Una buena hora cambia el resto del día. No hay más magia que esa.',
      'Miramos con atención, te decimos con sinceridad qué te favorece y nos tomamos el tiempo.',
    ],
  },
  steps: {
    title: 'Así va',
    items: [
      ['Pide una hora', 'Cuéntanos qué te apetece y cuándo puedes venir.'],
      ['Relájate', 'Lo hablamos antes de que nadie toque nada.'],
      ['Disfruta', 'Sales a gusto, o lo miramos otra vez juntos.'],
    ],
  },
  gallery: { title: 'Por dentro', captions: ['Junto a la ventana', 'Detalles', 'Colores', 'Calma', 'La puerta'] },
  faq: {
    title: 'Antes de venir',
    items: [
      ['¿Hace falta cita?', 'Es lo más seguro. Si pasas por aquí, entra y pregunta.'],
      ['¿Cuánto se tarda?', 'Dinos qué te gustaría y reservamos el tiempo necesario.'],
      ['¿Cuánto cuesta?', 'Te lo decimos antes de empezar.'],
      ['¿Y si no me gusta el resultado?', 'Dínoslo. Lo miramos juntos y lo arreglamos.'],
    ],
  },
  closing: {
    titles: ['¿Cuándo te vemos?', 'Tu silla está libre'],
    body: 'Dinos cuándo te viene bien y te buscamos una hora.',
  },
};
