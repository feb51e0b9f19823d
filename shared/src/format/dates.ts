import { format, formatDistanceToNow } from 'date-fns';

const fromEpoch = (seconds: number) => new Date(seconds * 1000);

/** '05/03/2024 at 14:07', in the browser's time zone. */
export const dateAt = (epochSeconds: number): string => format(fromEpoch(epochSeconds), "dd/MM/yyyy 'at' HH:mm");

/** '05/03/2024 14:07', in the browser's time zone. */
export const dateTime = (epochSeconds: number): string => format(fromEpoch(epochSeconds), 'dd/MM/yyyy HH:mm');

/** '3 days ago'. */
export const relativeTime = (epochSeconds: number): string =>
  formatDistanceToNow(fromEpoch(epochSeconds), { addSuffix: true });
