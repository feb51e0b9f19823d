import type { ClientError } from '@landfall/shared/contracts';

/** An error that nobody expected. */
export interface UnexpectedError {
  /** The area's federated name, or `host`. */
  remote: string;
  kind: ClientError['kind'];
  error: Error;
}
