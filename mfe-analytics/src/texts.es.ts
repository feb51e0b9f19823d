import type { Translation } from '@landfall/shared';
import type { AreaTexts } from './texts.ts';

const DEVICES: Readonly<Record<string, string>> = { desktop: 'Ordenadores', mobile: 'Móviles', tablet: 'Tabletas' };

const RANGES: Readonly<Record<string, string>> = {
  today: 'Hoy',
  '7': 'Últimos 7 días',
  '30': 'Últimos 30 días',
  '90': 'Últimos 90 días',
  '365': 'Últimos 12 meses',
  own: 'Otro periodo',
};

export default {
  title: 'Estadísticas',
  help: 'Quién visita tus páginas y qué resulta de ello. Se cuenta sin cookies.',
  failed: 'Error al cargar las cifras',
  tryAgainLater: 'Algo salió mal. Inténtalo de nuevo.',

  range: 'Periodo',
  rangeText: (name) => RANGES[name] ?? name,
  from: 'Desde',
  to: 'Hasta',
  page: 'Página',
  allPages: 'Todas las páginas',
  thisPage: 'Esta página',
  interval: 'Barras',
  byDay: 'Por día',
  byHour: 'Por hora',
  daysIn: (zone) => `Días de ${zone}`,

  visitors: 'Visitantes',
  views: 'Visitas',
  leads: 'Contactos',
  conversion: 'Conversión',
  visitorsHelp: 'Personas distintas. Cada una cuenta una vez al día.',
  viewsHelp: 'Cuántas veces se abrieron las páginas.',
  leadsHelp: 'Formularios enviados, sin spam.',
  conversionHelp: 'Contactos por visitante.',
  than: (before) => `${before} en el periodo anterior`,
  more: (share) => `${share} más que antes`,
  less: (share) => `${share} menos que antes`,
  same: 'Igual que antes',
  firstTime: 'Antes, ninguno',
  apart: (bots, prefetches) =>
    `Sin contar: visitas de bots (${bots}), páginas cargadas antes de un clic (${prefetches}).`,

  chartOf: (what) => `${what} a lo largo del tiempo`,
  showTable: 'Lo mismo como tabla',
  time: 'Momento',

  live: (count) => `${count} ahora`,
  liveHelp: 'Visitantes de los últimos cinco minutos',
  export: 'Exportar',
  preparing: 'Preparando...',
  exportFailed: 'No se pudo crear el archivo',

  pages: 'Páginas',
  sources: 'De dónde vienen',
  campaigns: 'Campañas',
  devices: 'Dispositivos',
  browsers: 'Navegadores',
  source: 'Origen',
  campaign: 'Campaña',
  device: 'Dispositivo',
  browser: 'Navegador',
  deviceText: (name) => DEVICES[name] ?? 'Desconocido',
  direct: 'Directamente',
  unknown: 'Desconocido',
  others: 'Todos los demás',
  deletedPage: 'Una página eliminada',
  sortBy: (column) => `Ordenar por ${column}`,
  noRows: 'Nada en este periodo.',
  noCampaigns: 'Nada en este periodo. Añade ?utm_campaign=primavera a los enlaces que compartes.',
  only: (title) => `Solo ${title}`,

  empty: 'Aún no hay visitas',
  emptyHelp: 'Las primeras cifras aparecen segundos después de que alguien abra una de tus páginas publicadas.',
  toPages: 'Publicar una página',
  nobody: 'Nadie en este periodo',
  nobodyHelp: 'Elige un periodo más largo o todas las páginas.',

  notInPlan: 'No está en tu plan',
  comparePlans: 'Comparar planes',
  lockedTitle: 'Tu plan no muestra esto',
  lockedHelp: 'Las estadísticas avanzadas muestran hasta dos años, por hora, y comparan con el periodo anterior.',
  noStats: 'Las estadísticas vienen con un plan',
  noStatsHelp: 'Tus visitas se cuentan de todos modos: compra un plan y estarán aquí.',
  show30: 'Mostrar los últimos 30 días',
  lockedPrevious: '¿Mejor o peor que antes?',
  lockedCampaigns: 'Mira qué campaña trae visitantes y contactos.',
  lockedDevices: 'Mira si la gente viene con el móvil o con el ordenador.',
  lockedBrowsers: 'Mira qué navegadores usan tus visitantes.',

  recent: 'Últimos 7 días',
  recentHelp: 'frente a los 7 días anteriores',
  allNumbers: 'Todas las cifras',

  commandOpen: 'Ver las cifras de hoy',
  commandMonth: 'Ver las cifras de los últimos 30 días',
} satisfies Translation<AreaTexts>;
