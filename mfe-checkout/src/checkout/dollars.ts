import { getLanguage } from '@landfall/shared';

/** '$199', or '$199.50' where there are cents; '199,50 US$' in Spanish. */
export const dollars = (amount: number): string =>
  new Intl.NumberFormat(getLanguage() === 'es' ? 'es' : 'en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
