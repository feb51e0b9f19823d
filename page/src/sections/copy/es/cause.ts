import type { CopyPack } from '../pack.ts';

export const cause: CopyPack = {
  trade: 'Asociación',
  headlines: ['Mejora cuando la gente aparece', 'Manos pequeñas, juntas', 'Alguien tenía que hacerlo'],
  leads: ['{brand} reúne a personas para cambiar lo que tienen a su alcance. También hay sitio para ti.'],
  actions: ['Participar', 'Quiero ayudar'],
  quiet: 'Qué hacemos',
  notes: ['Cada hora cuenta', 'Siempre hay sitio', 'Pregunta lo que quieras'],
  features: {
    titles: ['Formas de ayudar', 'Cómo puedes participar'],
    intro: 'Tiempo, cosas, conocimientos o dinero: todo se aprovecha.',
    items: [
      ['users', 'Una tarde', 'Ven una vez. Te enseñamos qué hacer y con quién.'],
      ['gift', 'Lo que tengas', 'Material, una furgoneta, una sala. Pregúntanos qué hace falta ahora.'],
      ['heart-handshake', 'Un poco cada mes', 'Una cantidad pequeña y segura nos permite planificar.'],
      ['sparkles', 'Lo que sabes hacer', 'Dibujar, conducir, escribir, hacer cuentas: dinos qué se te da bien.'],
      ['message-circle', 'Cuéntalo', 'Comparte esta página con dos personas a las que les importe.'],
      ['leaf', 'Empieza en casa', 'Pregúntanos por cosas sencillas que puedes cambiar hoy.'],
    ],
  },
  story: {
    title: 'Por qué existe {brand}',
    body: [
      'Empezó con gente cansada de decir que alguien debería hacer algo.',
      'Trabajamos con lo que hay, contamos en qué lo usamos y agradecemos cada par de manos.',
    ],
  },
  steps: {
    title: 'Tu primer día con nosotros',
    items: [
      ['Saluda', 'Cuéntanos algo de ti y cuándo tienes tiempo.'],
      ['Ven', 'Te decimos dónde, qué ropa llevar y quién estará.'],
      ['Mira lo que cambia', 'Al final del día puedes ver la diferencia.'],
    ],
  },
  gallery: { title: 'Así es', captions: ['Juntos', 'Manos a la obra', 'Antes y después', 'Un descanso', 'El lugar'] },
  faq: {
    title: 'Conviene saber',
    items: [
      ['¿Tengo que saber hacerlo?', 'No. Alguien te enseña, y hay una tarea para cada persona.'],
      ['¿Cuánto tiempo requiere?', 'El que puedas dar. Una tarde ya es bienvenida.'],
      ['¿Qué pasa con las donaciones?', 'Pregúntanos. Te contamos en qué se usan.'],
      ['¿Puedo ir con más gente?', 'Claro: amigos, familia o compañeros. Dinos cuántos sois.'],
    ],
  },
  closing: {
    titles: ['Nos vendrías muy bien', 'Ven a echar una mano'],
    body: 'Cuéntanos quién eres y cómo te gustaría ayudar.',
  },
};
