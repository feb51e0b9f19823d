/** On a route's schema: the call needs the token. */
export const SIGNED_IN = [{ token: [] }];
