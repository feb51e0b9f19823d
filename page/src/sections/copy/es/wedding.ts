import type { CopyPack } from '../pack.ts';

export const wedding: CopyPack = {
  trade: 'Boda',
  headlines: ['Nos casamos', 'Ven a celebrarlo con nosotros', 'Guárdanos el día'],
  leads: ['{brand}: un día, toda la gente que queremos y una mesa larga. Nos encantaría que estuvieras.'],
  actions: ['Voy', 'Confirmar que voy'],
  quiet: 'El día',
  notes: ['Ven pronto, quédate', 'Zapatos para bailar', 'Cuéntanos tus alergias'],
  features: {
    titles: ['Lo que conviene saber', 'Para nuestros invitados'],
    intro: 'Todo lo que necesitas para el día, en un solo lugar.',
    items: [
      ['map-pin', 'Cómo llegar', 'Escríbenos si necesitas transporte o te sobra un asiento.'],
      ['house', 'Dónde dormir', 'Pregúntanos por sitios cercanos y reserva con tiempo.'],
      ['sparkles', 'Qué ponerse', 'Lo que te haga sentir bien, con zapatos que sepan bailar.'],
      ['utensils', 'En la mesa', 'Dinos qué no comes y la cocina lo sabrá.'],
      ['gift', 'Regalos', 'El regalo es que vengas. Si insistes, pregunta a nuestras familias.'],
      ['camera', 'Fotos', 'Compártelas con nosotros después. Ese día te veremos poco.'],
    ],
  },
  story: {
    title: 'Nosotros dos',
    body: [
      'Sabes cómo empezó, o nos conoces lo bastante para imaginarlo.',
      'Ahora queremos decirlo en voz alta, contigo delante.',
    ],
  },
  steps: {
    title: 'Hasta entonces',
    items: [
      ['Avísanos', 'Dinos si vienes y con quién.'],
      ['Organízate', 'Reserva el viaje y la cama con tiempo.'],
      ['Celebra', 'Ven con ganas. La noche será larga.'],
    ],
  },
  gallery: { title: 'Algunos momentos', captions: ['Nosotros', 'El lugar', 'Amigos', 'Familia', 'Donde empezó'] },
  faq: {
    title: 'Ya nos lo han preguntado',
    items: [
      ['¿Puedo ir acompañado?', 'Dinos con quién y habrá una silla.'],
      ['¿Pueden ir niños?', 'Escríbenos con sus edades y te contamos cómo lo hemos pensado.'],
      ['No como de todo.', 'Escríbelo en el formulario y nadie te preguntará en la mesa.'],
      ['¿Y si no puedo ir?', 'Te echaremos de menos. Avísanos y lo celebramos otro día.'],
    ],
  },
  closing: {
    titles: ['¿Vendrás?', 'Qué ganas tenemos'],
    body: 'Dínoslo pronto para que podamos organizar las mesas.',
  },
};
