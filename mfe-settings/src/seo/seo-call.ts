import { calls } from '@landfall/shared';

export const seoCall = (projectId: string): string => `${calls.project(projectId)}/seo`;
