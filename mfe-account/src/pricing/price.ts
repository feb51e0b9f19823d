/** '$19', or '$15.20' where there are cents: US dollars as they are written in American Spanish. */
export const dollars = (amount: number): string =>
  new Intl.NumberFormat('es-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
