declare module 'grapesjs/locale/es.mjs' {
  const messages: Record<string, unknown>;
  export default messages;
}
