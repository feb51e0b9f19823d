import type { CopyPack } from '../pack.ts';

export const stay: CopyPack = {
  trade: 'Alojamiento',
  headlines: ['Llega, deja la maleta, respira', 'Unos días en otro lugar', 'Tu puerta, por un tiempo'],
  leads: ['En {brand} vienes a descansar: una buena cama, un rincón tranquilo y alguien que conoce la zona.'],
  actions: ['Consultar fechas', 'Planear mi estancia'],
  quiet: 'Qué te espera',
  notes: ['Te responde quien te recibe', 'Consejos de la zona', 'Ven como eres'],
  features: {
    titles: ['Qué te espera', 'Hecho para llegar'],
    intro: 'Lo que hace que un lugar parezca tuyo.',
    items: [
      ['house', 'Espacio para estar', 'Duerme, cocina algo, lee en el sofá. Nadie espera.'],
      ['map-pin', 'Bien situado', 'Cerca de lo que vienes a ver y de lo que nadie te contó.'],
      ['key', 'Llegar es fácil', 'Sabes cómo entrar antes de salir de casa.'],
      ['compass', 'Adónde iríamos', 'Pídenos nuestros paseos, nuestras mesas y nuestras playas.'],
      ['message-circle', 'Alguien que responde', 'Una persona, no una línea con música.'],
      ['leaf', 'Silencio cuando toca', 'De noche se oye lo que aquí se oye.'],
    ],
  },
  story: {
    title: 'Sobre {brand}',
    body: [
      'Cuidamos este lugar como si fuéramos a vivir en él.',
      'Lo que más nos gusta es que alguien se vaya diciendo que ha dormido.',
    ],
  },
  steps: {
    title: 'Cómo venir',
    items: [
      ['Pide tus fechas', 'Dinos cuándo te gustaría venir y cuántos sois.'],
      ['Recibe respuesta', 'Te decimos si está libre y cuánto cuesta.'],
      ['Llega', 'Con el camino, la llave y algunos consejos en el bolsillo.'],
    ],
  },
  gallery: { title: 'Echa un vistazo', captions: ['Por la mañana', 'Para dormir', 'Fuera', 'Para comer', 'La vista'] },
  faq: {
    title: 'Antes de venir',
    items: [
      ['¿Cómo reservo?', 'Envíanos tus fechas. Te respondemos con lo que hay libre y su precio.'],
      ['¿A qué hora puedo llegar?', 'Cuéntanos cómo viajas y buscamos una hora que encaje.'],
      ['¿Puedo llevar niños o un perro?', 'Pregúntanos. Te decimos con sinceridad para qué está pensado el lugar.'],
      ['¿Y si cambian mis planes?', 'Escríbenos en cuanto lo sepas y buscamos la manera.'],
    ],
  },
  closing: {
    titles: ['¿Cuándo te gustaría venir?', 'La llave te espera'],
    body: 'Dinos tus fechas y te decimos qué hay libre.',
  },
};
