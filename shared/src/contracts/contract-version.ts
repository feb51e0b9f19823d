/**
 * Rises whenever something that areas rely on in the facades changes incompatibly or is added.
 * The host refuses an area that asks for a newer one than it provides.
 */
export const CONTRACT_VERSION = 5;
