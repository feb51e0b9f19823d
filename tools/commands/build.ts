import { buildAll, buildAreas } from '../build-all.ts';

/** `npm run build [-- area ...]`: builds everything, or the areas named and nothing else. */
export async function run(areas: string[]): Promise<void> {
  await (areas.length > 0 ? buildAreas(areas) : buildAll()).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
