import { useRef, useState } from 'react';
import { ApiError, messageOf } from '../api/api-error.ts';
import { type RequestOf, send } from '../api/send.ts';
import type { Endpoint, ResponseOf } from '../contracts/endpoints/endpoint.ts';
import { type FieldErrorForm, showFieldErrors } from '../form/show-field-errors.ts';
import { notify } from '../notify/notify.ts';
import { notifyPlanLimit } from '../notify/plan-limit.ts';
import { useInvalidate } from './use-query.ts';

/** What a notification says of a failure: the server's reason, else this one, under a title where it has one. */
export type Failure = string | { title: string; reason?: string };

export interface MutationOptions<I, O> {
  /** Queries that are read again once the call has ended, also badly: perhaps only its response was lost. */
  invalidates?: readonly Endpoint[];
  /** Runs before the queries are read again; what it returns is waited for. */
  onSuccess?: (response: O, input: I) => unknown;
  /** The form that the call is sent by: the server's messages stand beside its fields, and nowhere else. */
  form?: FieldErrorForm;
  /** The form's name of each field that travels under another one. */
  fieldNames?: Readonly<Record<string, string>>;
  /** Says in a notification what stands beside no field. Without it `error` alone has the failure. */
  failure?: Failure | ((input: I) => Failure);
  /** Looks at a failure before anybody is told; true where that has told it. */
  onError?: (error: ApiError, input: I) => boolean | undefined;
  /** Calls of another name run beside each other; without it one runs at a time. */
  nameOf?: (input: I) => string;
}

/** The options of a call that is an endpoint's. */
export type EndpointMutationOptions<E extends Endpoint> = MutationOptions<RequestOf<E>, ResponseOf<E>>;

export interface Mutation<I> {
  /** Makes the call unless it is on its way already, and tells failures. Returns whether it worked. */
  mutate: (
    ...input: undefined extends I ? [input?: I] : object extends I ? [input?: I] : [input: I]
  ) => Promise<boolean>;
  isPending: boolean;
  /** What is on its way; the latest, where several are. */
  pending: I | undefined;
  allPending: readonly I[];
  /** Why the last call failed; gone with the next one. */
  error: ApiError | undefined;
}

function tell(failure: Failure, error: ApiError): void {
  if (typeof failure === 'string') notify.error(messageOf(error, failure));
  else notify.error(failure.title, messageOf(error, failure.reason ?? '') || undefined);
}

/**
 * A call that changes something, or any work that makes calls. It owns what every form and button needs around it: that
 * it is pending, that a second click does nothing, what is read again afterwards, and where a failure is told: beside
 * the form's fields, in the words of a reached plan limit, or as a notification.
 */
export function useMutation<E extends Endpoint>(
  action: E,
  options?: EndpointMutationOptions<E>,
): Mutation<RequestOf<E>>;
export function useMutation<I, O>(action: (input: I) => Promise<O>, options?: MutationOptions<I, O>): Mutation<I>;
export function useMutation<I, O>(
  action: Endpoint | ((input: I) => Promise<O>),
  { invalidates = [], onSuccess, form, fieldNames, failure, onError, nameOf }: MutationOptions<I, O> = {},
) {
  const invalidate = useInvalidate();
  const running = useRef(new Set<string>());
  const [pending, setPending] = useState<readonly { input: I }[]>([]);
  const [error, setError] = useState<ApiError>();

  const fail = (failed: ApiError, input: I) => {
    setError(failed);
    if (onError?.(failed, input) || notifyPlanLimit(failed)) return;
    if (form && showFieldErrors(form, failed, fieldNames)) return;
    if (failure) tell(typeof failure === 'function' ? failure(input) : failure, failed);
  };

  const mutate = async (input: I): Promise<boolean> => {
    const name = nameOf?.(input) ?? '';
    if (running.current.has(name)) return false;
    running.current.add(name);
    const own = { input };
    setPending((all) => [...all, own]);
    setError(undefined);
    try {
      const response = await (typeof action === 'function'
        ? action(input)
        : send(action, input as RequestOf<Endpoint>));
      await onSuccess?.(response as O, input);
      return true;
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      fail(caught, input);
      return false;
    } finally {
      running.current.delete(name);
      setPending((all) => all.filter((one) => one !== own));
      if (invalidates.length > 0) void invalidate(...invalidates);
    }
  };
  const allPending = pending.map(({ input }) => input);
  return { mutate, isPending: pending.length > 0, pending: allPending.at(-1), allPending, error };
}
