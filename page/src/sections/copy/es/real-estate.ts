import type { CopyPack } from '../pack.ts';

export const realEstate: CopyPack = {
  trade: 'Inmobiliaria',
  headlines: [
    'Encuentra la puerta que quieres abrir',
    'Un hogar, no solo una dirección',
    'El lugar adecuado, sin laberintos',
  ],
  leads: ['{brand} te ayuda a encontrar, vender o alquilar una casa con información clara y alguien que responde.'],
  actions: ['Concertar una visita', 'Hablar con nosotros'],
  quiet: 'Cómo ayudamos',
  notes: ['Visitas con cita', 'Papeles claros', 'Una sola persona de contacto'],
  features: {
    titles: ['A tu lado, habitación a habitación', 'De qué nos ocupamos'],
    intro: 'Una mudanza ya es bastante. Hacemos más pequeño todo lo demás.',
    items: [
      ['house', 'Casas que conocemos', 'Hemos estado en todas y te contamos también lo de la escalera y la luz.'],
      ['map-pin', 'También el barrio', 'Colegios, ruido, aparcamiento, la buena panadería: lo que el plano no enseña.'],
      ['key', 'Visitas a tu hora', 'Un momento que te venga bien y tiempo para mirar dos veces.'],
      ['shield-check', 'Papeles en regla', 'Explicamos cada documento antes de que lo firmes.'],
      ['wallet', 'Un valor justo', 'Una estimación con sus razones, compres o vendas.'],
      [
        'message-circle',
        'Una persona a quien preguntar',
        'La misma voz desde la primera pregunta hasta la última llave.',
      ],
    ],
  },
  story: {
    title: 'Más que cuatro paredes',
    body: [
      'Nadie busca metros cuadrados. Se busca la luz de la mañana, un camino corto al colegio, una mesa para todos.',
      'Por eso en {brand} preguntamos antes de enseñar.',
    ],
  },
  steps: {
    title: 'De la búsqueda a la llave',
    items: [
      ['Cuéntanos', 'Qué necesitas, qué sueñas y cuánto puedes gastar.'],
      ['Mira', 'Una lista corta de lugares que encajan y tiempo para visitarlos.'],
      ['Decide', 'Te acompañamos en la oferta, los papeles y el día de la llave.'],
    ],
  },
  gallery: { title: 'Lugares donde imaginarte', captions: ['Salón', 'La calle', 'Exterior', 'Cocina', 'Las vistas'] },
  faq: {
    title: 'Antes de mudarte',
    items: [
      ['¿Cómo concierto una visita?', 'Escríbenos y dinos cuándo puedes. Confirmamos la hora y nos vemos allí.'],
      ['¿Me ayudáis a vender?', 'Sí. Visitamos la casa, proponemos un precio con sus razones y explicamos los pasos.'],
      [
        '¿Qué papeles necesito?',
        'Depende de la casa y de ti. Tienes una lista desde el principio y ayuda con cada uno.',
      ],
      ['¿Cuánto me cuesta?', 'Lo decimos por escrito antes de empezar para que decidas con calma.'],
    ],
  },
  closing: {
    titles: ['¿Qué puerta abrimos?', 'Tu próxima casa empieza con una charla'],
    body: 'Cuéntanos qué buscas y te enseñamos lo que encaja.',
  },
};
