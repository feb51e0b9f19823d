import type { Fact } from '@landfall/shared/contracts';
import { isDeadline } from '../brief/times/deadline.ts';

/** Dates in their order, those until which something can be done behind the others. */
export const eventsFirst = (dates: readonly Fact[]): Fact[] =>
  dates.toSorted((one, other) => Number(isDeadline(one.text)) - Number(isDeadline(other.text)));
