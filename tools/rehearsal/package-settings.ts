const NAMES = /^(?:https?_proxy|no_proxy|npm_config_(?:registry|https?_proxy|proxy|noproxy|strict_ssl))$/i;

/**
 * What package clients of this machine are told of its network, out of `env`; nothing of where this machine's own npm lies, which
 * `npm run` tells as well.
 */
export const packageSettings = (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => NAMES.test(entry[0]) && entry[1] !== undefined),
  );
