import './platform/db/resolve-drizzle.ts';

// Afterwards: what is imported beside it is found before it runs.
await import('./server.ts');
