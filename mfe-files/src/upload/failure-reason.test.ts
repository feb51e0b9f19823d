import { ApiError } from '@landfall/shared';
import { readFilesTexts } from '../texts.ts';
import { failureReason } from './failure-reason.ts';

const reasonOf = async (error: unknown) => failureReason(error, await readFilesTexts());

test.each([
  [new ApiError('x', 400, { message: 'No room' }), 'No room', 'No room'],
  [new ApiError('x', 400, { error: 'No room' }), 'No room', 'No room'],
  [new ApiError('Error en POST', 500, undefined), undefined, 'Unknown error'],
  [new ApiError('Error en POST', 0, undefined), 'Upload failed: the connection was lost.', 'The connection was lost.'],
  [new Error('The file given is not an image'), 'The file given is not an image', 'The file given is not an image'],
  [new Error(''), undefined, 'Unknown error'],
  ['odd', undefined, 'Unknown error'],
])('says why an upload failed: %s', async (error, beside, notified) => {
  expect(await reasonOf(error)).toEqual({ beside, notified });
});
