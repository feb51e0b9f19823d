/** How high the head of a list with two choices is. */
export const SHORT_LIST_HEAD_HEIGHT = { base: '5rem', md: '9' } as const;

/** How high a `ListHead` is: on a phone the search, and two lines of choices. */
export const LIST_HEAD_HEIGHT = { base: '7.75rem', md: '9' } as const;
