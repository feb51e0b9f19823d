/** A count as a language writes it, thousands set apart: '10,000', in Spanish '10.000'. */
export const grouped = (count: number, locale: 'en-US' | 'es'): string => new Intl.NumberFormat(locale).format(count);
