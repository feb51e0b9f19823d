// The contract between the areas and the backend: one schema for every body and every answer.
// No React, no browser: the backend reads this folder too.
export * from './account.ts';
export * from './added-area.ts';
export * from './area-manifest.ts';
export * from './auth.ts';
export * from './billing.ts';
export * from './brand.ts';
export * from './client-error.ts';
export * from './domain.ts';
export * from './domain-write.ts';
export * from './fact-sheet.ts';
export * from './file.ts';
export * from './health.ts';
export * from './lead.ts';
export * from './page.ts';
export * from './page-edit.ts';
export * from './page-write.ts';
export * from './payment.ts';
export * from './plan.ts';
export * from './project.ts';
export * from './runtime-config.ts';
export * from './seo.ts';
export * from './session.ts';
export * from './template.ts';
export * from './two-factor.ts';
export * from './user.ts';
export * from './wire.ts';
