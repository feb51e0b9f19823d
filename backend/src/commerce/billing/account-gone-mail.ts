import type { SpokenLanguage } from '../../platform/http/language.ts';
import type { Order } from '../payments/orders.ts';

const WORDS = {
  en: {
    subject: 'Your payment came after your account was deleted',
    body: (order: string, amount: string) => [
      'Hello,',
      '',
      `we have received ${amount} for order ${order}. The account that it was for has been deleted,`,
      'so nothing was bought with it. You get the money back. If it has not arrived within',
      'five working days, please answer this mail and name the order.',
      '',
      'the Landfall team',
      '',
    ],
  },
  es: {
    subject: 'Tu pago llegó después de borrarse tu cuenta',
    body: (order: string, amount: string) => [
      'Hola:',
      '',
      `hemos recibido ${amount} por el pedido ${order}. La cuenta para la que era se ha borrado,`,
      'así que no se ha comprado nada con ese dinero y se te devolverá. Si no ha llegado en',
      'cinco días laborables, responde a este correo e indica el pedido.',
      '',
      'El equipo de Landfall',
      '',
    ],
  },
} as const satisfies Record<SpokenLanguage, object>;

/** The mail to a buyer whose account was gone when a month or a year of a plan was paid. */
export function accountGoneMail({ id, amount, language }: Pick<Order, 'id' | 'amount' | 'language'>): {
  subject: string;
  body: string;
} {
  const { subject, body } = WORDS[language];
  return { subject, body: body(id, `USD ${(amount / 100).toFixed(2)}`).join('\n') };
}
