import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { plans } from '../../platform/db/schema.ts';
import type { SpokenLanguage } from '../../platform/http/language.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Order } from './orders.ts';

interface Purchase {
  code: string;
  planTitle: string;
  publicUrl: string;
  order: Pick<Order, 'id' | 'amount' | 'method' | 'createdAt'>;
}

const METHODS: Record<SpokenLanguage, Record<Order['method'], string>> = {
  en: { card: 'Card', crypto: 'Cryptocurrency', paypal: 'PayPal' },
  es: { card: 'Tarjeta', crypto: 'Criptomoneda', paypal: 'PayPal' },
};

const dollars = (cents: number) => `USD ${(cents / 100).toFixed(2)}`;
const day = (date: Date) => date.toISOString().slice(0, 10);

/** Short lines, in English of plain ASCII, so that the mail stays readable in its raw form. */
const WORDS = {
  en: {
    subject: (planTitle: string) => `Your Landfall ${planTitle} purchase code`,
    body: ({ code, planTitle, publicUrl, order }: Purchase) => [
      'Hello,',
      '',
      `thank you for buying Landfall ${planTitle}. This is your purchase code:`,
      '',
      `    ${code}`,
      '',
      'Create your account with it here:',
      `${publicUrl}/register`,
      '',
      'The code works once. Please keep it to yourself until you have used it.',
      '',
      'Your receipt',
      `Order number: ${order.id}`,
      `Date:         ${day(order.createdAt)}`,
      `Item:         Landfall ${planTitle}, lifetime (one-time payment)`,
      `Paid:         ${dollars(order.amount)}`,
      `Paid by:      ${METHODS.en[order.method]}`,
      '',
      'Have fun building,',
      'the Landfall team',
      '',
    ],
  },
  es: {
    subject: (planTitle: string) => `Tu código de compra de Landfall ${planTitle}`,
    body: ({ code, planTitle, publicUrl, order }: Purchase) => [
      'Hola:',
      '',
      `gracias por comprar Landfall ${planTitle}. Este es tu código de compra:`,
      '',
      `    ${code}`,
      '',
      'Crea tu cuenta con él aquí:',
      `${publicUrl}/register`,
      '',
      'El código sirve una sola vez. No lo compartas hasta haberlo usado.',
      '',
      'Tu recibo',
      `Número de pedido: ${order.id}`,
      `Fecha:            ${day(order.createdAt)}`,
      `Concepto:         Landfall ${planTitle}, de por vida (pago único)`,
      `Pagado:           ${dollars(order.amount)}`,
      `Forma de pago:    ${METHODS.es[order.method]}`,
      '',
      'Que disfrutes creando,',
      'el equipo de Landfall',
      '',
    ],
  },
} satisfies Record<SpokenLanguage, unknown>;

/** The mail that hands over a purchase code and is the receipt, in the language that the buyer read the checkout in. */
function purchaseMail(language: SpokenLanguage, purchase: Purchase): { subject: string; body: string } {
  const { subject, body } = WORDS[language];
  return { subject: subject(purchase.planTitle), body: body(purchase).join('\n') };
}

/** Writes the mail with an order's code, in the transaction that made the code. Returns its id, for `enqueueMail`. */
export async function queuePurchaseMail(
  tx: Database,
  order: Order,
  code: string,
  publicUrl: string,
  recipient: string = order.email,
): Promise<string> {
  const [plan] = await tx.select({ prefix: plans.prefix }).from(plans).where(eq(plans.name, order.planName));
  const mail = purchaseMail(order.language, { code, planTitle: plan?.prefix ?? order.planName, publicUrl, order });
  return queueMail(tx, { recipient, orderId: order.id, ...mail });
}
