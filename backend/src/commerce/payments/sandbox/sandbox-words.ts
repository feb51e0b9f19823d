import type { PaymentStatus } from '@landfall/shared/contracts';
import type { SpokenLanguage } from '../../../platform/http/language.ts';

type Ended = Exclude<PaymentStatus, 'created' | 'pending' | 'paid'>;

const english = {
  titleEnd: 'Landfall sandbox payment',
  note: 'Sandbox: no money moves',
  plan: 'Plan',
  amount: 'Amount',
  email: 'E-mail',
  order: 'Order',
  terms: { mo: 'one month', yr: 'one year', ltd: 'for life' },
  toInvoices: 'Back to your invoices',
  toStore: 'Back to the store',
  openTitle: 'Approve payment',
  openQuestion: 'Approve this payment?',
  openHelp: 'This page stands in for a card or crypto payment. Choose how it ends.',
  approve: 'Approve payment',
  decline: 'Decline',
  mailTo: (email: string, subject: string) => `The mail to ${email}: ${subject}`,
  receiptMailed: (email: string) => `The receipt was mailed to ${email}.`,
  codeMailed: (email: string) => `The purchase code was mailed to ${email}.`,
  paid: 'Paid',
  approved: 'The payment was approved.',
  approvedWithCode: 'The payment was approved and the purchase code is on its way.',
  createAccount: 'Create your account',
  ended: {
    failed: ['Payment declined', 'Nothing was paid. You can start again in the store.'],
    expired: ['Payment expired', 'It waited too long. You can start again in the store.'],
    refunded: ['Payment refunded', 'The purchase was undone; an unused code no longer works.'],
  } as Record<Ended, [title: string, text: string]>,
  endedTitle: 'Payment ended',
  errorTitle: 'Payment',
  error: 'This did not work',
};

const spanish: typeof english = {
  titleEnd: 'Pago de prueba de Landfall',
  note: 'Entorno de pruebas: no se mueve dinero',
  plan: 'Plan',
  amount: 'Importe',
  email: 'Correo',
  order: 'Pedido',
  terms: { mo: 'un mes', yr: 'un año', ltd: 'de por vida' },
  toInvoices: 'Volver a tus facturas',
  toStore: 'Volver a la tienda',
  openTitle: 'Aprobar el pago',
  openQuestion: '¿Aprobar este pago?',
  openHelp: 'Esta página hace las veces de un pago con tarjeta o criptomonedas. Elige cómo termina.',
  approve: 'Aprobar el pago',
  decline: 'Rechazar',
  mailTo: (email, subject) => `El correo a ${email}: ${subject}`,
  receiptMailed: (email) => `Se ha enviado el recibo a ${email}.`,
  codeMailed: (email) => `Se ha enviado el código de compra a ${email}.`,
  paid: 'Pagado',
  approved: 'El pago se ha aprobado.',
  approvedWithCode: 'El pago se ha aprobado y el código de compra está en camino.',
  createAccount: 'Crea tu cuenta',
  ended: {
    failed: ['Pago rechazado', 'No se ha pagado nada. Puedes empezar de nuevo en la tienda.'],
    expired: ['Pago caducado', 'Ha esperado demasiado. Puedes empezar de nuevo en la tienda.'],
    refunded: ['Pago reembolsado', 'La compra se ha deshecho; un código sin usar ya no sirve.'],
  },
  endedTitle: 'Pago terminado',
  errorTitle: 'Pago',
  error: 'No ha funcionado',
};

/** What the sandbox's page says. */
export const SANDBOX_WORDS: Record<SpokenLanguage, typeof english> = { en: english, es: spanish };
