import type { CopyPack } from '../pack.ts';

export const software: CopyPack = {
  trade: 'Software',
  headlines: ['Lo repetitivo, resuelto', 'Menos herramienta, más trabajo hecho', 'Míralo todo. Decide antes.'],
  leads: ['{brand} reúne en un lugar tranquilo el trabajo repartido entre pestañas, hojas y mensajes.'],
  actions: ['Probarlo', 'Pedir una demo'],
  quiet: 'Ver qué hace',
  notes: ['Funciona en el navegador', 'Tus datos son tuyos', 'Ayuda de personas'],
  features: {
    titles: ['Cada cosa en su sitio', 'Hecho para como ya trabajas'],
    intro: 'Pocas piezas, y cada una cumple su tarea.',
    items: [
      ['layers', 'Un solo lugar', 'Deja de buscar la última versión: está donde todos miran.'],
      ['zap', 'Directo al grano', 'Lo que más haces es lo que menos pasos pide.'],
      ['chart-line', 'Sabes dónde estás', 'Una vista que responde a la pregunta con la que la abres.'],
      ['users', 'Juntos, sin estorbar', 'Cada persona ve lo que necesita, y quién se ocupa.'],
      ['shield-check', 'Cuidado con los datos', 'Tú decides quién ve qué, y puedes llevarte tus datos.'],
      ['code', 'Encaja con lo que tienes', 'Conecta las herramientas que te gustan y deja el resto.'],
    ],
  },
  story: {
    title: 'Software que no estorba',
    body: [
      'Una buena herramienta se olvida mientras se usa. Quitamos cosas hasta que lo que quedó fue útil.',
      'El resultado es {brand}: sencillo el primer día y acertado cien días después.',
    ],
  },
  steps: {
    title: 'En marcha',
    items: [
      ['Crea tu cuenta', 'Entra y mira con datos de ejemplo.'],
      ['Trae tu trabajo', 'Importa lo que tienes o empieza en limpio.'],
      ['Invita al equipo', 'Comparte lo que esté listo. Encontrarán el camino.'],
    ],
  },
  gallery: { title: 'Por dentro', captions: ['Resumen', 'Detalle', 'Informes', 'Equipo', 'Ajustes'] },
  faq: {
    title: 'Buenas preguntas',
    items: [
      ['¿Tengo que instalar algo?', 'No. Funciona en el navegador, en el ordenador que ya tienes.'],
      ['¿Puedo traer mis datos?', 'Dinos qué usas hoy y te contamos qué se puede importar y cómo.'],
      ['¿De quién son los datos?', 'Tuyos. Puedes llevártelos y pedirnos que los borremos.'],
      ['¿Y si me atasco?', 'Escríbenos y te responderá una persona que conoce el producto.'],
    ],
  },
  closing: {
    titles: ['Míralo con tu propio trabajo', 'Dale un hogar a lo repetitivo'],
    body: 'Echa un vistazo y decide con tus propios ojos.',
  },
};
