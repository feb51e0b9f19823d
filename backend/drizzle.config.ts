import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes a new migration after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/db/schema.ts',
  out: './src/platform/db/migrations',
});
