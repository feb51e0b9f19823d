import type { CopyPack } from '../pack.ts';

export const event: CopyPack = {
  trade: 'Evento',
  headlines: ['Hay que estar allí', 'Días que se recuerdan', 'Ven por el programa, quédate por la gente'],
  leads: ['{brand} reúne a la gente en torno a lo que le gusta. Guarda la fecha y vente.'],
  actions: ['Reservar mi sitio', 'Conseguir mi entrada'],
  quiet: 'Qué te espera',
  notes: ['Abrimos con tiempo', 'Todo el mundo es bienvenido', 'Trae a alguien'],
  features: {
    titles: ['Qué te espera', 'Razones para venir'],
    intro: 'Un programa con espacio: para escuchar, preguntar y conocerse.',
    items: [
      ['sparkles', 'En el escenario', 'Gente con algo que decir, y tiempo para decirlo bien.'],
      ['users', 'En buena compañía', 'Conoce a quienes se interesan por lo mismo que tú.'],
      ['message-circle', 'Conversaciones de verdad', 'Pausas largas, porque lo mejor suele pasar ahí.'],
      ['utensils', 'Bien atendidos', 'Algo de comer, algo de beber y dónde sentarse.'],
      ['map-pin', 'Fácil de encontrar', 'Te enviamos cómo llegar y todo lo necesario para el día.'],
      ['camera', 'Algo que llevarse', 'Ideas, nombres e imágenes que duran más que el día.'],
    ],
  },
  story: {
    title: 'Por qué lo hacemos',
    body: [
      'Las pantallas sirven para mucho, pero no para esto. Hay cosas que solo empiezan cuando se comparte una sala.',
      'Así que buscamos la sala, abrimos las puertas y te invitamos.',
    ],
  },
  steps: {
    title: 'Cómo participar',
    items: [
      ['Reserva tu sitio', 'Dinos que vienes y con quién.'],
      ['Recibe los detalles', 'El programa, el camino y lo práctico te llegan por correo.'],
      ['Ven', 'Llega pronto, busca un buen sitio y saluda.'],
    ],
  },
  gallery: {
    title: 'Así se siente',
    captions: ['En el escenario', 'Entre amigos', 'En las pausas', 'Por la noche', 'El lugar'],
  },
  faq: {
    title: 'Lo práctico',
    items: [
      ['¿Cómo consigo plaza?', 'Dinos desde esta página que quieres venir. Te lo confirmamos por escrito.'],
      ['¿Puedo traer a alguien?', 'Claro. Dinos cuántos sois para que nadie se quede de pie.'],
      ['¿Y si al final no puedo ir?', 'Escríbenos a tiempo para que otra persona aproveche el sitio.'],
      ['¿Es un lugar accesible?', 'Cuéntanos qué necesitas y te diremos con sinceridad qué ofrece el lugar.'],
    ],
  },
  closing: {
    titles: ['¿Te guardamos un sitio?', 'Nos vemos allí'],
    body: 'Dinos que vienes y te enviamos todo lo que necesitas saber.',
  },
};
