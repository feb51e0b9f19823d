import { getLanguage, localeOf } from '../i18n/language.ts';

interface MoneyOptions {
  /** ISO 4217; US dollars where nothing is said. */
  currency?: string;
  /** `always` keeps the decimals of whole amounts too, for columns of amounts. */
  decimals?: 'always' | 'whenNeeded';
}

/**
 * An amount as the language of the texts writes it: '$199' and '$199.50', in Spanish '199 US$' and '199,50 US$'. The
 * amount is in whole units (dollars, not cents). A currency that is no such thing stands behind the number as it is.
 */
export function formatMoney(amount: number, { currency = 'USD', decimals = 'whenNeeded' }: MoneyOptions = {}): string {
  // 'en' alone would depend on the browser's idea of English, where some write 'US$199'.
  const language = localeOf(getLanguage());
  const locale = language === 'en' ? 'en-US' : language;
  const bare = Number.isInteger(amount) && decimals === 'whenNeeded';
  const digits = bare ? { maximumFractionDigits: 0 } : {};
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(amount);
  } catch {
    return `${new Intl.NumberFormat(locale).format(amount)} ${currency}`.trim();
  }
}
