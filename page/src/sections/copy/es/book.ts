import type { CopyPack } from '../pack.ts';

export const book: CopyPack = {
  trade: 'Guía',
  headlines: ['Léela hoy, úsala mañana', 'Corta, para que la termines', 'Lo que nos habría gustado saber'],
  leads: ['{brand} reúne lo importante en una guía: sin relleno, con ejemplos y hecha para usarse.'],
  actions: ['Quiero la guía', 'Quiero leerla'],
  quiet: 'Qué hay dentro',
  notes: ['Directa al grano', 'Con ejemplos', 'Hecha para usarse'],
  features: {
    titles: ['Qué encontrarás dentro', 'Dentro de la guía'],
    intro: 'Léela de principio a fin o ábrela por donde te haga falta.',
    items: [
      ['compass', 'Por dónde empezar', 'El primer paso, y por qué es ese.'],
      ['check', 'En qué fijarte', 'Los errores de siempre y cómo rodearlos.'],
      ['layers', 'Ejemplos para copiar', 'Mira cómo se hace antes de hacerlo tú.'],
      ['clock', 'Para gente ocupada', 'Capítulos cortos que caben en un café.'],
      ['sparkles', 'Ideas para probar', 'Cosas pequeñas que puedes hacer el mismo día.'],
      ['book-open', 'Una página para guardar', 'Lo esencial en una hoja, para tenerla a mano.'],
    ],
  },
  story: {
    title: 'Por qué la escribimos',
    body: [
      'Respondíamos siempre a las mismas preguntas. Ya tocaba escribir bien las respuestas.',
      'Aquí están, en el orden en que las vas a necesitar.',
    ],
  },
  steps: {
    title: 'Cómo la recibes',
    items: [
      ['Deja tu correo', 'Es un momento, en esta misma página.'],
      ['Mira tu bandeja', 'Ahí te la enviamos.'],
      ['Prueba una cosa', 'Elige un capítulo y ponlo en práctica.'],
    ],
  },
  gallery: { title: 'Un vistazo', captions: ['Primeras páginas', 'Ejemplos', 'Notas', 'Para guardar', 'La portada'] },
  faq: {
    title: 'Antes de pedirla',
    items: [
      ['¿Para quién es?', 'Para quien quiere empezar y para quien empezó y se atascó.'],
      ['¿Puedo leerla en el móvil?', 'Sí, e imprimirla si prefieres el papel.'],
      [
        '¿Qué hacéis con mi correo?',
        'Lo usamos para enviarte lo que has pedido. Escríbenos si quieres que lo borremos.',
      ],
      ['¿Puedo compartirla?', 'Envía esta página a quien le pueda gustar y tendrá la última versión.'],
    ],
  },
  closing: {
    titles: ['¿Te la enviamos?', 'Lectura para esta noche'],
    body: 'Dinos adónde, y es tuya.',
  },
};
