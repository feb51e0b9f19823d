// A script of its own (build.ts): what the dashboard's calls say of their trace is what the editor's do.
export { traceparent } from '@landfall/shared/traceparent';
