import { fitWithin } from './fit-within.ts';

const SIDE_PX = 200;
const QUALITY = 0.4;

/**
 * Makes an upload of a photo in the browser: within 200 x 200 pixels, a JPEG of quality 0.4, turned as the camera
 * says, on white where it was transparent.
 * @throws DOMException where the file holds no picture that the browser can read; Error where it cannot draw
 */
export async function compressAvatar(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, fitWithin(picture, SIDE_PX));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser cannot draw the avatar.');
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!jpeg) throw new Error('The browser cannot encode the avatar.');
    return jpeg;
  } finally {
    picture.close();
  }
}
