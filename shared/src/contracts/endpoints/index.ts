// Every call of the API: its method, path, access, query, body and responses. A name stands for one call.
export * from './endpoint.ts';
export * from './leads.ts';
export * from './tokens.ts';
export * from './webhooks.ts';
