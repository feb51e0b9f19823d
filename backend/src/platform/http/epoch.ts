/** Epoch seconds, as every moment travels. */
export const toEpochSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
