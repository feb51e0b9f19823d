import { testSkew } from '../skew.ts';

/** `npm run skew`: the host and the areas of two releases, each with the other's. `npm test` does the same last. */
export async function run(): Promise<void> {
  const { failed } = await testSkew();
  if (failed > 0) process.exitCode = 1;
}
