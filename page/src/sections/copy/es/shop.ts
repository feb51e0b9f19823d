import type { CopyPack } from '../pack.ts';

export const shop: CopyPack = {
  trade: 'Tienda',
  headlines: [
    'Cosas que merece la pena guardar',
    'Elegido con cuidado, hecho para usarse',
    'Tienda pequeña, cosas buenas',
  ],
  leads: ['En {brand} cada pieza se gana su sitio en el estante, y después en tu casa.'],
  actions: ['Ver la colección', 'Comprar ahora'],
  quiet: 'Qué la hace distinta',
  notes: ['Embalado con mimo', 'Pregunta antes de comprar', 'Hecho para durar'],
  features: {
    titles: ['Por qué nos eligen', 'Qué vas a encontrar'],
    intro: 'Preferimos venderte una cosa buena que tres que acabarás cambiando.',
    items: [
      ['gift', 'Hecho para regalar', 'Envuelto para que abrirlo ya sea un placer.'],
      ['leaf', 'Materiales honestos', 'Te decimos de qué está hecho y cómo cuidarlo.'],
      ['heart-handshake', 'Hecho por personas', 'Detrás de cada pieza hay una mano y, a menudo, un nombre.'],
      ['truck', 'Enviado con cuidado', 'Bien embalado y seguido hasta que llega a tu puerta.'],
      ['message-circle', 'Consejo antes de comprar', '¿Dudas de talla, color o uso? Pregunta: conocemos cada pieza.'],
      ['star', 'Novedades con calma', 'Pocas piezas nuevas cada vez, en lugar de estantes sin fin.'],
    ],
  },
  story: {
    title: 'Detrás del mostrador',
    body: [
      '{brand} empezó con cosas que queríamos y no encontrábamos.',
      'Seguimos eligiendo así: ¿nos lo quedaríamos? Entonces va al estante.',
    ],
  },
  steps: {
    title: 'De nuestro estante a tu puerta',
    items: [
      ['Elige', 'Mira con calma y pregunta lo que preguntarías en una tienda.'],
      ['Pide', 'Dinos adónde va y si es un regalo.'],
      ['Disfruta', 'Ábrelo, úsalo y escríbenos si algo no está bien.'],
    ],
  },
  gallery: {
    title: 'De la colección',
    captions: ['Recién llegado', 'Favoritos', 'Para regalar', 'De cada día', 'Piezas únicas'],
  },
  faq: {
    title: 'Antes de pedir',
    items: [
      [
        '¿Cómo elijo el adecuado?',
        'Escríbenos para qué lo necesitas. Te diremos cuál encaja, aunque sea el más barato.',
      ],
      ['¿Cómo se envía?', 'Embalado a mano. Te decimos el coste y el día previsto antes de pagar.'],
      ['¿Y si no es lo que esperaba?', 'Escríbenos en cuanto lo notes y buscamos juntos una solución.'],
      ['¿Podéis enviarlo como regalo?', 'Sí. Añade unas palabras para la tarjeta al hacer el pedido.'],
    ],
  },
  closing: {
    titles: ['Encuentra la que te vas a quedar', 'Date una vuelta'],
    body: 'Y si antes tienes una pregunta, te ayudamos a elegir con gusto.',
  },
};
