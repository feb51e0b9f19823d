import * as v from 'valibot';
import { brand, brandColour, brandForm, brandPreview, typePairList } from '../brand.ts';
import { changedOf, dataOf } from '../wire.ts';
import { endpoint } from './endpoint.ts';

export const readBrand = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/brand',
  access: 'projects:read',
  responses: { 200: dataOf(brand) },
});

/** Changes the brand: pages that are written from then on have it. */
export const updateBrand = endpoint({
  method: 'PUT',
  path: '/v1/api/project/:project_id/brand',
  access: 'session',
  body: brandForm,
  responses: { 200: changedOf(brand) },
  bodyOptional: true,
});

/** What a colour makes of a page, in light and in dark. */
export const previewBrand = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/brand/preview',
  access: 'projects:read',
  query: v.object({ colour: v.pipe(brandColour, v.nonEmpty('Please enter a colour like #1d4ed8')) }),
  responses: { 200: dataOf(brandPreview) },
});

/** Every pair of letters. */
export const listTypePairs = endpoint({
  method: 'GET',
  path: '/v1/api/brand/type',
  access: 'projects:read',
  responses: { 200: dataOf(typePairList) },
});
