/** Why what waits cannot be published. */
export const OUTDATED_DRAFT =
  'A draft waits that is older than what is published. Decide in the editor which one stays.';
