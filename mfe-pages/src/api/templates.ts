import { useQuery } from '@landfall/shared';
import type { PageLanguage } from '@landfall/shared/contracts';
import { listTemplates } from '@landfall/shared/endpoints';

export const useTemplates = (language: PageLanguage) => useQuery(listTemplates, { query: { language } });
