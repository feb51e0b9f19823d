import type { CopyPack } from '../pack.ts';

export const fitness: CopyPack = {
  trade: 'Entrenamiento',
  headlines: ['Más fuerte. Sesión a sesión.', 'Entrena con un plan, no con suerte', 'La hora del día que es tuya'],
  leads: ['{brand} te da un plan claro, personas que corrigen tu técnica y un motivo para volver mañana.'],
  actions: ['Reservar una primera sesión', 'Empezar a entrenar'],
  quiet: 'Cómo entrenamos',
  notes: ['Todos los niveles', 'Sesiones guiadas', 'Empieza cualquier semana'],
  features: {
    titles: ['Pensado para tu progreso', 'Todo lo que te mantiene en marcha'],
    intro: 'Menos adivinar, más entrenar. Esto es lo que encuentras al entrar.',
    items: [
      ['dumbbell', 'Un plan a tu medida', 'Vemos dónde estás hoy y construimos desde ahí, paso a paso.'],
      ['users', 'Un grupo que te espera', 'Gente que te saluda por tu nombre y pregunta dónde estabas.'],
      ['heart-handshake', 'Entrenadores a tu lado', 'Alguien mira tu técnica y ajusta la carga en cada sesión.'],
      [
        'calendar-check',
        'Horarios para tu vida',
        'Antes, durante o después del trabajo: elige la hora y hazla costumbre.',
      ],
      ['chart-line', 'Progreso que se ve', 'Apúntalo, mira atrás y comprueba cuánto has avanzado.'],
      ['zap', 'Sesiones con energía', 'Calienta, esfuérzate y termina bien. Sabrás que has venido.'],
    ],
  },
  story: {
    title: 'Entrenar para que dure',
    body: [
      'La motivación va y viene. Un buen plan, buena compañía y un entrenador atento se quedan.',
      'Sobre eso construimos, con cada persona que entrena en {brand}.',
    ],
  },
  steps: {
    title: 'Tu primera semana',
    items: [
      ['Ven a hablar', 'Cuéntanos tu objetivo, tu historia y qué te duele.'],
      ['Prueba una sesión', 'Entrena una vez con nosotros y siente cómo funciona.'],
      ['Sigue tu plan', 'Te vas con los próximos pasos claros y los días marcados.'],
    ],
  },
  gallery: {
    title: 'Mira por dentro',
    captions: ['Fuerza', 'En grupo', 'Concentración', 'Recuperación', 'Al aire libre'],
  },
  faq: {
    title: 'Antes de la primera sesión',
    items: [
      [
        'Nunca he entrenado. ¿Puedo apuntarme?',
        'Sí. Todo el mundo empieza en algún punto, y el plan empieza en el tuyo.',
      ],
      ['¿Qué tengo que llevar?', 'Ropa cómoda, zapatillas limpias, agua y una toalla. Lo demás está aquí.'],
      [
        '¿Y si tengo una lesión?',
        'Cuéntanoslo antes de empezar y, si hay duda, pregunta a tu médico. Adaptamos lo que se puede y lo decimos cuando no se puede.',
      ],
      [
        '¿Cuántos días debería ir?',
        'Dos sesiones constantes a la semana valen más que cinco que no duran. Buscamos un ritmo que puedas mantener.',
      ],
    ],
  },
  closing: {
    titles: ['El primer día puede ser esta semana', 'Tu próxima sesión empieza aquí'],
    body: 'Elige un día, trae las zapatillas y veamos de qué eres capaz.',
  },
};
