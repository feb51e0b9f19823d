import type { LoaderContext } from 'webpack';

/** Runs a module in the build, and gives the page what it exports rather than how that is made. */
export default async function themeDataLoader(this: LoaderContext<object>): Promise<string> {
  const { themeData } = (await import(this.resourcePath)) as { themeData: object };
  return `export const themeData = JSON.parse(${JSON.stringify(JSON.stringify(themeData))});`;
}
