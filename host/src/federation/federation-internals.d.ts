// A part of federation that its package does not export alone: tools/webpack/area-config.ts leads there.
declare module 'federation-internals/initContainerEntry.js' {
  export const initContainerEntry: (options: object) => unknown;
}
