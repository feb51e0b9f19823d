import { ApiError } from '../api/api-error.ts';
import { notify } from './notify.ts';

const PAYMENT_REQUIRED = 402;

/**
 * Where a call failed because the plan's limit is reached: says so in the server's words, with the way to the plans.
 * Returns whether it was that; for anything else the screen has a message of its own.
 */
export function notifyPlanLimit(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== PAYMENT_REQUIRED) return false;
  notify.limit(error.serverMessage);
  return true;
}
