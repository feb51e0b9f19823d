/**
 * What sends calls. A screen that asks the server for nothing as it opens does without until somebody does something; the
 * dashboard has it in the script of its frame. The early script knows both (host/src/early.js).
 */
export const loadKy = async () => {
  const { default: ky } = location.pathname.startsWith('/dashboard')
    ? await import(/* webpackChunkName: "shell" */ 'ky')
    : await import(/* webpackChunkName: "calls" */ 'ky');
  return ky;
};

/** Loads what sends calls, so that it is there whatever is released until the first one. Never fails. */
export const preloadCalls = (): Promise<unknown> => loadKy().catch(() => {});
