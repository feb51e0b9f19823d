import type { CopyPack } from '../pack.ts';

export const bakery: CopyPack = {
  trade: 'Panadería',
  headlines: ['Pan con tiempo dentro', 'Sigue el olor a pan recién hecho', 'Horneado aquí, todavía caliente'],
  leads: ['En {brand} amasamos, esperamos y horneamos, y abrimos la puerta con el pan aún caliente.'],
  actions: ['Hacer un encargo', 'Encarga el tuyo'],
  quiet: 'Qué horneamos',
  notes: ['Horneado aquí mismo', 'Hacemos encargos', 'Pregunta por los alérgenos'],
  features: {
    titles: ['De nuestro horno', 'Lo que hay en el mostrador'],
    intro: 'Pocos ingredientes, buenos, y el tiempo que necesitan.',
    items: [
      ['leaf', 'Ingredientes sencillos', 'Harina, agua, sal y paciencia. Pregunta qué lleva y te lo contamos.'],
      ['clock', 'Tiempo para crecer', 'Una buena masa no se apresura. La espera se nota en el sabor.'],
      ['gift', 'Tartas por encargo', 'Dinos el día y el sabor, y la preparamos para ti.'],
      ['heart-handshake', 'Te conocemos', 'Ven dos veces y ya sabremos cuál es tu barra.'],
      ['sparkles', 'Algo dulce', 'Para desayunar, para el camino o sin ningún motivo.'],
      ['calendar-check', 'Te lo guardamos', 'Encarga antes y tu pan te espera, sea la hora que sea.'],
    ],
  },
  story: {
    title: 'Detrás del mostrador de {brand}',
    body: [
      'Empezamos con una masa y las ganas de hacer un pan que supiera a algo.',
      'El horno sigue siendo el primero en despertarse, y la puerta se abre cuando el pan está listo.',
    ],
  },
  steps: {
    title: 'Cómo encargar',
    items: [
      ['Elige', 'Pan, bollería o una tarta: dinos qué te apetece.'],
      ['Di el día', 'Cuéntanos cuándo vienes a por ello y cuántos sois.'],
      ['Recógelo', 'Estará listo, envuelto y esperándote.'],
    ],
  },
  gallery: {
    title: 'Recién salido del horno',
    captions: ['El pan de la casa', 'Para desayunar', 'Algo dulce', 'Para compartir', 'Tartas por encargo'],
  },
  faq: {
    title: 'Antes de venir',
    items: [
      ['¿Puedo encargar con antelación?', 'Sí. Dinos qué y para cuándo, y te lo guardamos.'],
      [
        '¿Hacéis tartas para celebraciones?',
        'Con mucho gusto. Escríbenos con la fecha, cuántos sois y lo que más os gusta.',
      ],
      ['¿Y si tengo una alergia?', 'Pregúntanos antes de encargar. Te diremos con sinceridad qué podemos preparar.'],
      ['¿Y si algo se acaba?', 'Pasa con el pan que se hornea cada día. Con un encargo, el tuyo está asegurado.'],
    ],
  },
  closing: {
    titles: ['¿Te guardamos una barra?', 'Cuéntanos qué te apetece'],
    body: 'Escribe qué necesitas y para qué día. Del resto nos ocupamos nosotros, bien temprano.',
  },
};
