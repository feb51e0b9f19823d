import type { CopyPack } from '../pack.ts';

export const course: CopyPack = {
  trade: 'Curso',
  headlines: ['Aprende haciéndolo', 'De la curiosidad al oficio', 'Eso que siempre quisiste aprender'],
  leads: ['{brand} te lleva de la primera lección a un trabajo que querrás enseñar, paso a paso y con claridad.'],
  actions: ['Reservar mi plaza', 'Empezar a aprender'],
  quiet: 'Qué aprenderás',
  notes: ['Lecciones claras', 'Práctica en cada unidad', 'Pregunta lo que quieras'],
  features: {
    titles: ['Lo que te llevas', 'Para quien quiere hacerlo de verdad'],
    intro: 'Cada lección termina en algo que has hecho tú.',
    items: [
      ['book-open', 'Lecciones que se apoyan', 'Cada una descansa en la anterior: siempre sabes por qué la aprendes.'],
      [
        'message-circle',
        'Respuestas cuando te atascas',
        'Pregunta, enseña tu trabajo y recibe una respuesta que te haga avanzar.',
      ],
      ['award', 'Trabajo que enseñar', 'Terminas con piezas propias, no con una carpeta de apuntes.'],
      ['clock', 'Un ritmo posible', 'Unidades cortas que dejan sitio al trabajo, a la familia y al sueño.'],
      ['users', 'Gente a tu lado', 'Aprende con otros que están en el mismo punto y comparad notas.'],
      ['compass', 'Un mapa desde el principio', 'Ves todo el camino antes de dar el primer paso.'],
    ],
  },
  story: {
    title: 'Por qué existe este curso',
    body: [
      'Vídeos no faltan. Lo que falta es un orden, una razón y alguien que responda.',
      'Es el curso que nos habría gustado hacer, así que lo hicimos.',
    ],
  },
  steps: {
    title: 'Cómo llegas',
    items: [
      ['Entiende', 'Explicaciones cortas, con ejemplos y sin jerga.'],
      ['Practica', 'Ejercicios cercanos al trabajo real desde el primer día.'],
      ['Enseña', 'Una pieza tuya, con comentarios para mejorarla.'],
    ],
  },
  gallery: {
    title: 'El curso por dentro',
    captions: ['Primeras lecciones', 'Práctica', 'Proyectos', 'Comentarios', 'Tu propio trabajo'],
  },
  faq: {
    title: 'Antes de apuntarte',
    items: [
      [
        '¿Necesito experiencia?',
        'Necesitas curiosidad y un poco de tiempo cada semana. Empezamos por la base y te decimos qué repasar si ya la conoces.',
      ],
      [
        '¿Cuánto tiempo requiere?',
        'Reserva unas horas tranquilas a la semana. Las unidades son cortas: puedes parar y volver.',
      ],
      ['¿Y si me retraso?', 'Retomas donde lo dejaste. Dinos dónde te has atascado y te ayudamos a encontrar el hilo.'],
      ['¿Cómo pregunto una duda?', 'Escríbenos. Una buena pregunta mejora el curso para quien viene después.'],
    ],
  },
  closing: {
    titles: ['La primera lección es la que más cuesta empezar', '¿Vamos con la lección uno?'],
    body: 'Reserva tu plaza y te enseñamos por dónde empezar.',
  },
};
