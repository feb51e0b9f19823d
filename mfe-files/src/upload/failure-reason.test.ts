import { ApiError } from '@landfall/shared';
import { failureReason } from './failure-reason.ts';

it.each([
  [new ApiError('Error en POST', 400, { message: 'Too many files' }), 'Too many files'],
  [new ApiError('Error en POST', 400, { error: 'No room' }), 'No room'],
  [new ApiError('Error en POST', 400, { message: 'First', error: 'Second' }), 'First'],
  [new ApiError('Error en POST', 500, undefined), undefined],
  [new ApiError('Error en POST', 502, '<html>'), undefined],
  [new Error('The file given is not an image'), 'The file given is not an image'],
  ['thrown', undefined],
])('%s is explained as %s', (error, reason) => expect(failureReason(error)).toBe(reason));
