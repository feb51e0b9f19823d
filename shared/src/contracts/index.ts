// The contract between the areas and the backend: one schema for every body and every answer.
// No React, no browser: the backend reads this folder too.
export * from './auth.ts';
export * from './domain.ts';
export * from './file.ts';
export * from './page.ts';
export * from './payment.ts';
export * from './plan.ts';
export * from './project.ts';
export * from './runtime-config.ts';
export * from './user.ts';
export * from './wire.ts';
