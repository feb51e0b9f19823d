import type { CopyPack } from '../pack.ts';

export const health: CopyPack = {
  trade: 'Salud',
  headlines: ['Primero, escucharte', 'Sentirte bien atendido', 'Respira. Estás en buenas manos.'],
  leads: ['En {brand} nos tomamos el tiempo de entender qué necesitas antes de proponer nada.'],
  actions: ['Pedir cita', 'Reservar una visita'],
  quiet: 'Cómo podemos ayudar',
  notes: ['Visitas sin prisas', 'Explicaciones claras', 'Con confidencialidad'],
  features: {
    titles: ['Cómo podemos ayudarte', 'Atención a tu alrededor'],
    intro: 'Atención, palabras claras y un plan que entiendes.',
    items: [
      ['heart-handshake', 'Tiempo para ti', 'Escuchamos la historia entera, no solo el síntoma.'],
      ['message-circle', 'Palabras que entiendes', 'Sales sabiendo qué es, qué viene después y por qué.'],
      ['shield-check', 'Confidencial', 'Lo que nos cuentas se queda con nosotros.'],
      ['calendar-check', 'Citas que se cumplen', 'Respetamos la hora acordada y avisamos cuando no podemos.'],
      ['leaf', 'Paso a paso', 'Cambios pequeños que duran, en el orden que te conviene.'],
      ['house', 'Un lugar tranquilo', 'Luz, calma y alguien que te saluda al entrar.'],
    ],
  },
  story: {
    title: 'Nuestra manera de verlo',
    body: [
      'Sentirse mejor suele empezar por sentirse escuchado. Por eso la primera visita en {brand} empieza con una conversación.',
      'A partir de ahí decidimos juntos: qué ayuda, qué puede esperar y quién más debería verlo.',
    ],
  },
  steps: {
    title: 'Tu primera visita',
    items: [
      ['Escríbenos', 'Cuéntanos brevemente qué te trae y cuándo puedes venir.'],
      ['Conócenos', 'Hablamos, miramos con cuidado y respondemos a tus preguntas.'],
      ['Sigue un plan', 'Te llevas los próximos pasos claros y por escrito.'],
    ],
  },
  gallery: {
    title: 'Dónde nos vemos',
    captions: ['Recepción', 'La consulta', 'Tiempo para hablar', 'Detalles', 'Por fuera'],
  },
  faq: {
    title: 'Antes de tu visita',
    items: [
      ['¿Cómo pido cita?', 'Escríbenos con algunos días que te vengan bien y te confirmamos uno.'],
      [
        '¿Qué debo llevar?',
        'Informes anteriores, si los tienes, y una lista de lo que tomas. Las preguntas también son bienvenidas.',
      ],
      ['¿Puedo ir acompañado?', 'Sí. Dos personas escuchan mejor que una.'],
      ['¿Y en una urgencia?', 'Llama al número de emergencias de tu zona. Esta página no se atiende a todas horas.'],
    ],
  },
  closing: {
    titles: ['¿Cuándo te gustaría venir?', 'El primer paso es una conversación'],
    body: 'Cuéntanos qué necesitas y buscamos un momento para hablarlo.',
  },
};
