import type { Translation } from '@landfall/shared';
import type { ExperimentStatus } from '@landfall/shared/contracts';
import type { ExperimentTexts } from './texts.ts';

const STATUSES: Readonly<Record<ExperimentStatus, string>> = {
  running: 'En marcha',
  stopped: 'Terminado',
  won: 'Decidido',
};

export default {
  cancel: 'Cancelar',
  failed: 'Error',
  tryAgainLater: 'Algo salió mal. Inténtalo de nuevo.',

  title: 'Experimentos',
  help: 'Muestra a una parte de los visitantes otra versión de esta página y averigua cuál trae más contactos.',
  loadFailed: 'Error al cargar los experimentos',
  choosePage: 'Elige una página arriba para probar otra versión.',
  locked: 'Averigua qué versión de una página trae más contactos.',
  none: 'Todavía no hay experimentos',
  noneHelp: 'Copia la página, cambia una sola cosa en la copia y deja las dos en marcha dos semanas.',
  start: 'Empezar un experimento',

  statusText: (status) => STATUSES[status],
  since: (start, end) => `Del ${start} al ${end}`,
  early: (end) => `Es pronto para saberlo. Habrá respuesta el ${end}.`,
  stoppedEarly: 'Se terminó antes de tiempo, así que no hay respuesta.',
  endedWithPlan: 'Terminó con tu plan: todos vuelven a ver la propia página. Se conservan sus números y sus variantes.',
  broken: 'Los visitantes no se repartieron como estaba previsto: estos números no demuestran nada. Empieza de nuevo.',
  noDifference: 'Ninguna diferencia que no pueda ser casualidad.',
  winner: (name) => `«${name}» funcionó mejor, y difícilmente es casualidad.`,
  becamePage: (name) => `«${name}» pasó a ser la página.`,
  control: 'La propia página',

  variant: 'Variante',
  share: 'Visitantes',
  leads: 'Contactos',
  rate: 'Tasa',
  against: 'Frente a la página',
  between: (low, high) => `de ${low} a ${high}`,
  unknown: 'Aún no se sabe',
  results: (name) => `Resultados de ${name}`,

  stop: 'Terminar',
  stopTitle: 'Terminar el experimento',
  stopHelp:
    'Todos los visitantes vuelven a ver la propia página. Los números se conservan. Antes del plazo previsto no hay respuesta.',
  stopped: 'El experimento ha terminado',
  adopt: 'Usarla como página',
  adoptOf: (name) => `Usarla como página: ${name}`,
  adoptTitle: (name) => `Usar «${name}» como página`,
  adoptHelp: 'Su contenido sustituye al de la página, como versión nueva. La anterior queda entre las versiones.',
  adoptEarly: 'El plazo previsto no ha terminado: lo que ahora parece mejor puede ser casualidad.',
  adopted: 'La variante es ahora la página',

  name: 'Nombre',
  nameExample: 'Titular más corto',
  days: 'Días',
  daysHelp: 'Mejor semanas enteras: el fin de semana la gente se comporta de otra manera. Antes no hay respuesta.',
  variantOf: (letter) => `Variante ${letter}`,
  variantPage: 'Página',
  variantPageHelp: 'Las páginas desactivadas pueden ser variantes.',
  choose: 'Elige una página',
  weight: 'Parte de los visitantes, %',
  rest: (share) => `La propia página recibe el ${share} % restante.`,
  addVariant: 'Añadir una variante',
  removeVariant: (letter) => `Quitar la variante ${letter}`,
  copy: 'Hacer una copia de esta página',
  copying: 'Copiando...',
  copied: 'La copia está lista y desactivada: cámbiala antes de empezar',
  edit: 'Cambiarla en el editor',
  starting: 'Empezando...',
  started: 'El experimento está en marcha',
} satisfies Translation<ExperimentTexts>;
