import { calls } from '@landfall/shared';
import { dataOf, seo } from '@landfall/shared/contracts';

export const seoCall = (projectId: string): string => `${calls.project(projectId)}/seo`;

export const seoAnswer = dataOf(seo);
