import { keptLanguage } from '../../platform/texts/kept-language.ts';
import type { Order } from '../payments/orders.ts';
import { commerceTexts } from '../texts.ts';

/** The mail to a buyer whose account was gone when a month or a year of a plan was paid. */
export function accountGoneMail(order: Pick<Order, 'id' | 'amount' | 'language' | 'languageTag'>): {
  subject: string;
  body: string;
} {
  const { accountGoneSubject, accountGoneBody } = commerceTexts(keptLanguage(order));
  return { subject: accountGoneSubject, body: accountGoneBody(`USD ${(order.amount / 100).toFixed(2)}`, order.id) };
}
