/** What the test file that is being read has declared so far; nothing while tests run. */
export const collecting: { calls: (() => void)[] | undefined } = { calls: undefined };
