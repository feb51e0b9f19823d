import type { CopyPack } from '../pack.ts';

export const generic: CopyPack = {
  trade: 'Te damos la bienvenida',
  headlines: ['Buen trabajo, hecho con sencillez', 'Así podemos ayudarte', 'Pensado para personas como tú'],
  leads: ['{brand} hace una cosa con cuidado y estará encantado de contártela.'],
  actions: ['Contactar', 'Empezar'],
  quiet: 'Ver qué hacemos',
  notes: ['Claro desde el principio', 'Personas que responden', 'Sin letra pequeña'],
  features: {
    titles: ['Qué puedes esperar', 'Lo que nos importa'],
    intro: 'Promesas sencillas que podemos cumplir.',
    items: [
      ['heart-handshake', 'Primero escuchamos', 'Nos dices qué necesitas antes de que te digamos qué tenemos.'],
      ['sparkles', 'Hecho con cuidado', 'Los detalles que nadie pide son los que se recuerdan.'],
      ['message-circle', 'Fácil de contactar', 'Pregunta lo que quieras. Lo lee una persona y te responde.'],
      ['shield-check', 'Sin rodeos', 'Sabes qué recibes y cuánto cuesta antes de decidir.'],
      ['clock', 'Respeto por tu tiempo', 'Caminos cortos, pasos claros y nada de esperas en silencio.'],
      ['leaf', 'Hecho para durar', 'Preferimos hacerlo una vez y hacerlo bien.'],
    ],
  },
  story: {
    title: 'Sobre {brand}',
    body: [
      'Hacemos esto porque nos gusta y porque merece hacerse bien.',
      'Quien viene a nosotros debería irse con la sensación de haber estado en buenas manos.',
    ],
  },
  steps: {
    title: 'Cómo funciona',
    items: [
      ['Saluda', 'Cuéntanos en pocas palabras qué buscas.'],
      ['Recibe una respuesta clara', 'Te decimos qué podemos hacer, cómo y cuándo.'],
      ['Relájate', 'Hacemos lo que dijimos y te mantenemos al día.'],
    ],
  },
  gallery: {
    title: 'Más de cerca',
    captions: ['Cómo trabajamos', 'Detalles', 'En uso', 'Entre bastidores', 'De cerca'],
  },
  faq: {
    title: 'Conviene saber',
    items: [
      ['¿Cómo empiezo?', 'Escríbenos y cuéntanos qué necesitas. Lo demás viene solo.'],
      ['¿Cuánto cuesta?', 'Depende de lo que necesites. Sabes el precio antes de decidir.'],
      ['¿Cuánto se tarda?', 'Te lo decimos con sinceridad cuando sabemos de qué se trata.'],
      ['¿Puedo preguntar antes de decidir?', 'Por favor. Una buena pregunta al principio nos ahorra tiempo a los dos.'],
    ],
  },
  closing: { titles: ['¿Hablamos?', 'Cuando quieras'], body: 'Cuéntanos qué tienes en mente. Nos alegrará leerte.' },
};
