import type { Route } from '../api/route.ts';

export const editorRoutes: readonly Route[] = [];
