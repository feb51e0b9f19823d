import type { CopyPack } from '../pack.ts';

export const advice: CopyPack = {
  trade: 'Asesoramiento',
  headlines: ['Consejo claro, con palabras claras', 'Sabe en qué punto estás', 'Antes de firmar, pregunta'],
  leads: ['{brand} estudia tu caso, te dice qué es posible y te acompaña hasta el final.'],
  actions: ['Contar mi caso', 'Pedir una reunión'],
  quiet: 'En qué ayudamos',
  notes: ['Sin jerga', 'Con confidencialidad', 'Honorarios por adelantado'],
  features: {
    titles: ['De qué nos ocupamos', 'En qué podemos ayudarte'],
    intro: 'Cuéntanos qué te preocupa. Te decimos qué significa y qué se puede hacer.',
    items: [
      ['message-circle', 'Primero escuchamos', 'Lo cuentas con tus palabras. Preguntamos lo que importa.'],
      ['book-open', 'Explicado, no recitado', 'Entiendes tus opciones antes de elegir una.'],
      ['shield-check', 'Con confidencialidad', 'Lo que nos cuentas queda entre nosotros.'],
      ['calendar-check', 'Plazos que se cumplen', 'De las fechas nos ocupamos nosotros, para que duermas tranquilo.'],
      ['wallet', 'Sabes lo que cuesta', 'Conoces los honorarios antes de empezar.'],
      ['users', 'Una persona a quien preguntar', 'Quien conoce tu caso es quien te responde.'],
    ],
  },
  story: {
    title: 'Cómo entendemos este trabajo',
    body: [
      'Nadie viene a vernos porque todo sea fácil. Lo primero que te debemos es una imagen clara.',
      'Después decidimos juntos: qué merece la pena, qué no, y qué va primero.',
    ],
  },
  steps: {
    title: 'Cómo empezamos',
    items: [
      ['Cuéntanos', 'Escribe en pocas palabras de qué se trata. Aún no hacen falta papeles.'],
      ['Nos vemos', 'Lo miramos juntos y te decimos con sinceridad en qué punto estás.'],
      ['Decide', 'Tienes un plan y unos honorarios por escrito, y tiempo para pensarlo.'],
    ],
  },
  gallery: {
    title: 'Dónde nos vemos',
    captions: ['El despacho', 'Tiempo para hablar', 'Papeles en orden', 'Detalles', 'La entrada'],
  },
  faq: {
    title: 'Antes de llamarnos',
    items: [
      ['¿Cuánto cuesta la primera consulta?', 'Pregúntanoslo al escribir. Lo sabrás antes de venir.'],
      ['¿Qué debo llevar?', 'Lo que tengas: cartas, contratos, fechas. No te preocupes por el orden.'],
      ['¿Es confidencial?', 'Sí. Lo que nos cuentas se queda aquí, también si decides irte a otro sitio.'],
      ['¿Cuánto tardará?', 'Depende del caso. Te decimos qué esperamos, y te avisamos si cambia.'],
    ],
  },
  closing: {
    titles: ['¿Lo miramos juntos?', 'Mejor preguntar a tiempo'],
    body: 'Cuéntanos en pocas palabras de qué se trata y te decimos cómo podemos ayudarte.',
  },
};
