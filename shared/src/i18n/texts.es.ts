import type { Translation } from './define-texts.ts';
import type { SharedTexts } from './texts.ts';

export default {
  tryAgain: 'Reintentar',
  loading: 'Cargando',
  cancel: 'Cancelar',
  pagination: 'Paginación',
  pagePosition: (page, total, count, noun) => `Página ${page} de ${total} (${count} ${noun} en total)`,
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pageNumber: (page) => `Página ${page}`,
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  projectsFailed: 'Error al cargar los proyectos',
  noProject: 'Todavía no hay proyectos',
  noProjectHelp: 'Crea tu primer proyecto para empezar.',
  close: 'Cerrar',
  closeNotification: 'Cerrar la notificación',
  active: 'activo',
  inactive: 'inactivo',
  archived: 'archivado',
  pending: 'pendiente',
  error: 'error',
  paid: 'pagado',
  failed: 'fallido',
  planLimit: 'Has llegado al límite de tu plan',
  seePlans: 'Ver planes',
} satisfies Translation<SharedTexts>;
