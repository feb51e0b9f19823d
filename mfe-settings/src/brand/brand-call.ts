import { calls } from '@landfall/shared';
import { brand, brandPreview, dataOf, typePairList } from '@landfall/shared/contracts';

export const brandCall = (projectId: string): string => calls.brand(projectId);
export const brandAnswer = dataOf(brand);

export const previewCall = (projectId: string): string => `${brandCall(projectId)}/preview`;
export const previewAnswer = dataOf(brandPreview);

export const TYPES_CALL = '/v1/api/brand/type';
export const typesAnswer = dataOf(typePairList);
