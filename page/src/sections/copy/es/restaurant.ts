import type { CopyPack } from '../pack.ts';

export const restaurant: CopyPack = {
  trade: 'Restaurante',
  headlines: [
    'Ven con hambre, quédate a la sobremesa',
    'Buena cocina y tiempo para disfrutarla',
    'Tu mesa te está esperando',
  ],
  leads: ['En {brand} cocinamos lo que trae la temporada, ponemos la mesa y dejamos que la noche se alargue.'],
  actions: ['Reservar mesa', 'Reserva tu mesa'],
  quiet: 'Qué servimos',
  notes: ['Cocina al momento', 'Grupos bienvenidos', 'Cuéntanos tus alergias'],
  features: {
    titles: ['Lo que llega a la mesa', 'Por qué apetece repetir'],
    intro: 'Una carta corta, cuidada desde el primer corte hasta el último plato.',
    items: [
      ['leaf', 'Cocina de temporada', 'La carta sigue al mercado: cada visita sabe un poco distinta.'],
      ['utensils', 'Hecho en casa', 'Fondos, salsas y postres empiezan de cero cada día que abrimos.'],
      ['heart-handshake', 'Bien atendidos', 'Siempre hay alguien cerca que conoce la carta de memoria.'],
      ['users', 'Sitio para todos', 'Una mesa para dos o la familia entera: dinos cuántos sois.'],
      ['clock', 'Sin prisas', 'La mesa es tuya. Pide cuando quieras y quédate al café.'],
      ['sparkles', 'Algo que celebrar', 'Cumpleaños, aniversarios o un martes cualquiera: te ayudamos a prepararlo.'],
    ],
  },
  story: {
    title: 'La cocina de {brand}',
    body: [
      'Empezamos con un deseo sencillo: cocinar lo que nos gusta comer, para gente a la que le gusta comer junta.',
      'Por eso compramos bien, mantenemos la carta corta y ponemos los platos al centro.',
    ],
  },
  steps: {
    title: 'De la puerta al postre',
    items: [
      ['Elige el día', 'Dinos la fecha, la hora y cuántos sois.'],
      ['Siéntate', 'Te guardamos la mesa y pensamos en el primer brindis.'],
      ['Disfruta', 'Elige de la carta o deja que elija la cocina.'],
    ],
  },
  gallery: {
    title: 'Un bocado antes de venir',
    captions: ['De la cocina', 'Para compartir', 'Lo dulce', 'En la mesa', 'De temporada'],
  },
  faq: {
    title: 'Antes de venir',
    items: [
      [
        '¿Hace falta reservar?',
        'Reservar asegura la mesa, sobre todo el fin de semana. Si pasas por aquí, entra y pregunta.',
      ],
      [
        '¿Podéis adaptar un plato por alergia?',
        'Avísanos al reservar y recuérdanoslo en la mesa. Te diremos con sinceridad qué podemos preparar.',
      ],
      [
        '¿Aceptáis grupos?',
        'Sí, con un poco de antelación. Escríbenos con la fecha y el número de personas y te proponemos un menú.',
      ],
      ['¿Puedo ir con niños?', 'Claro. Dínoslo y buscamos una mesa con espacio alrededor.'],
    ],
  },
  closing: {
    titles: ['¿Te ponemos un plato más?', 'Tu mesa está a un mensaje'],
    body: 'Dinos cuándo quieres venir. Del resto nos ocupamos nosotros.',
  },
};
