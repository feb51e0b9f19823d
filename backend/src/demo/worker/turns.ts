import pLimit from 'p-limit';

const one = pLimit(1);

/** Calls are answered one after the other: none sees what another has half done. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => one(work);
