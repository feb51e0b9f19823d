import { readLiveness, readReadiness } from '@landfall/shared/endpoints';
import { answer, type Route } from '../api/route.ts';

export const healthRoutes: readonly Route[] = [
  answer(readLiveness, () => ({ status: 'ok' as const })),
  answer(readReadiness, () => ({ status: 'ok' as const })),
];
