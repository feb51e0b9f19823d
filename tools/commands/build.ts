import { buildAll } from '../build-all.ts';

/** `npm run build [-- area ...]`: builds everything, or the areas named. */
export async function run(areas: string[]): Promise<void> {
  await buildAll(areas.length > 0 ? areas : undefined).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
