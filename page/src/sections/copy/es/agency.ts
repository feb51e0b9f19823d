import type { CopyPack } from '../pack.ts';

export const agency: CopyPack = {
  trade: 'Estudio',
  headlines: ['Trabajo que se mira dos veces', 'Ideas claras, bien hechas', 'Tu próximo proyecto, en buenas manos'],
  leads: ['{brand} es un equipo pequeño que primero escucha, después piensa y luego hace cosas que aguantan.'],
  actions: ['Cuéntanos tu proyecto', 'Empezar un proyecto'],
  quiet: 'Qué hacemos',
  notes: ['Un equipo de principio a fin', 'Sin jerga', 'Presupuestos honestos'],
  features: {
    titles: ['Lo que podemos hacer juntos', 'De la primera idea al trabajo terminado'],
    intro: 'Tráenos un problema, un boceto o media frase. Desde ahí seguimos nosotros.',
    items: [
      ['compass', 'Rumbo', 'Averiguamos qué importa antes de abrir un programa de diseño.'],
      ['palette', 'Diseño', 'Cada detalle tiene una razón, y parece no necesitarla.'],
      ['code', 'Oficio', 'Hecho para durar y entregado para que puedas vivir con ello.'],
      ['message-circle', 'Hablar claro', 'Oyes lo que pensamos, también cuando no es lo que esperabas.'],
      ['chart-line', 'Resultados que se comprueban', 'Acordamos al empezar cómo sabremos que ha funcionado.'],
      ['heart-handshake', 'Después del estreno', 'Seguimos cerca y arreglamos lo que trae la vida real.'],
    ],
  },
  story: {
    title: 'Pequeños a propósito',
    body: [
      'Las personas que conoces son las que hacen el trabajo. Sin traspasos, sin notas perdidas.',
      'Llevamos pocos proyectos a la vez para que el tuyo reciba la atención que necesita.',
    ],
  },
  steps: {
    title: 'Cómo trabajamos',
    items: [
      ['Escuchar', 'Una conversación sobre tu objetivo, tus límites y tu fecha.'],
      ['Proponer', 'Un plan en una página: qué, en qué orden y por cuánto.'],
      ['Hacer', 'Entregas cortas que puedes ver, tocar y cambiar.'],
    ],
  },
  gallery: { title: 'Trabajo escogido', captions: ['Identidad', 'Web', 'Campaña', 'Producto', 'Impreso'] },
  faq: {
    title: 'Antes de empezar',
    items: [
      [
        '¿Cómo empieza un proyecto?',
        'Con una conversación. Nos dices qué quieres cambiar y te decimos si somos las personas adecuadas.',
      ],
      ['¿Cuánto se tarda?', 'Depende del alcance. Tienes un plan con fechas antes de decidir nada.'],
      ['¿Cuánto cuesta?', 'Hacemos un presupuesto para tu proyecto y explicamos cada línea.'],
      [
        '¿Trabajáis con empresas pequeñas?',
        'Encantados. Lo que cuenta es que el resultado te importe tanto como a nosotros.',
      ],
    ],
  },
  closing: {
    titles: ['¿En qué estás trabajando?', 'Hagamos algo bueno'],
    body: 'Cuéntanoslo en unas líneas. Leemos cada mensaje nosotros mismos.',
  },
};
