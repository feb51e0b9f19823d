import type { LoaderContext } from 'webpack';

/** Runs a module in the build, and gives the page what it exports rather than how that is made. */
export default async function themeDataLoader(this: LoaderContext<object>): Promise<string> {
  const { packedTheme } = (await import(this.resourcePath)) as { packedTheme: object };
  return `export const packedTheme = JSON.parse(${JSON.stringify(JSON.stringify(packedTheme))});`;
}
