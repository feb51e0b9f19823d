import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A file as a file chooser takes it. */
interface MadeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photograph's stand-in: a landscape of soft colours. */
export async function photo(name: string, hue = 200, width = 1200, height = 900): Promise<MadeFile> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 60% 80%)"/>
    <circle cx="70%" cy="30%" r="12%" fill="hsl(${hue + 160} 80% 70%)"/>
    <path d="M0 ${height * 0.7} Q ${width * 0.3} ${height * 0.4} ${width * 0.6} ${height * 0.7} T ${width} ${height * 0.6} V ${height} H 0 Z" fill="hsl(${hue} 45% 40%)"/>
  </svg>`;
  return { name, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer() };
}

/** An animation of two frames. */
export async function animation(name: string): Promise<MadeFile> {
  const frames = await Promise.all([20, 200].map(async (hue) => (await photo('frame', hue, 320, 240)).buffer));
  const buffer = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [300, 300] })
    .toBuffer();
  return { name, mimeType: 'image/gif', buffer };
}

/** A video of one second, recorded by the browser itself. */
export async function film(page: Page, name: string): Promise<MadeFile> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 320, height: 180 });
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 25; frame++) {
      if (context) context.fillStyle = `hsl(${frame * 14} 70% 60%)`;
      context?.fillRect(0, 0, 320, 180);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return { name, mimeType: 'video/webm', buffer: Buffer.from(base64, 'base64') };
}
