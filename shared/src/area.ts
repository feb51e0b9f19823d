import type { ComponentType } from 'react';

/** What an area exposes as `./routes`: its screens by name. The host's route table refers to them. */
export interface AreaModule {
  /** The facades' contract that the area was built against: see `CONTRACT_VERSION`. */
  contractVersion: number;
  screens: Record<string, ComponentType>;
}

/**
 * Rises whenever something that areas rely on in the facades changes incompatibly or is added.
 * The host refuses an area that asks for a newer one than it provides.
 */
export const CONTRACT_VERSION = 1;

/** Declares an area's screens. */
export const defineArea = (screens: AreaModule['screens']): AreaModule => ({
  contractVersion: CONTRACT_VERSION,
  screens,
});
