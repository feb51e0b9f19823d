import { writeTypes } from '../i18n/write-types.ts';

/** Writes the types of every catalogue: `npm run texts`, after a text was added to an `en.po`. */
export async function run(): Promise<void> {
  for (const file of await writeTypes()) console.log(`Wrote ${file}`);
}
