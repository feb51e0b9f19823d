import type { Interval } from '@landfall/shared/contracts';
import { share } from '../components/numbers/number-text.ts';
import type { ExperimentTexts } from './texts.ts';

/** '1.2 % to 3.4 %'; what is not known yet says so. */
export const rangeText = (interval: Interval | null, texts: ExperimentTexts): string =>
  interval ? texts.between(share(interval.low), share(interval.high)) : texts.unknown;

const signed = (value: number): string => `${value > 0 ? '+' : ''}${share(value)}`;

/** '-0.4 % to +2.1 %' */
export const differenceText = (interval: Interval | null, texts: ExperimentTexts): string =>
  interval ? texts.between(signed(interval.low), signed(interval.high)) : texts.unknown;
