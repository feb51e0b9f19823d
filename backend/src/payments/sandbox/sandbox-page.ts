import type { PaymentStatus } from '@landfall/shared/contracts';
import { isOpen } from '../order-state.ts';
import { STYLE } from './sandbox-style.ts';

interface SandboxView {
  orderId: string;
  status: PaymentStatus;
  planTitle: string;
  /** How long it is bought for, in words. */
  term: string;
  /** An account buys for itself: no purchase code is involved. */
  forAccount: boolean;
  /** US cents. */
  amount: number;
  email: string;
  /** The mail with the purchase code, while its text is kept. */
  mail: { subject: string; body: string } | null;
  publicUrl: string;
  /** Where the buyer came from and goes back to. */
  storeUrl: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** The page around `content`, which is HTML already. */
function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - Landfall sandbox payment</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="note">Sandbox: no money moves</p>
<div class="content">
${content}
</div>
</main>
</body>
</html>
`;
}

const summary = ({ planTitle, term, amount, email, orderId }: SandboxView) => `<dl>
<div><dt>Plan</dt><dd>${escapeHtml(planTitle)}, ${term}</dd></div>
<div><dt>Amount</dt><dd>${dollars(amount)}</dd></div>
<div><dt>E-mail</dt><dd>${escapeHtml(email)}</dd></div>
<div><dt>Order</dt><dd class="order">${escapeHtml(orderId)}</dd></div>
</dl>`;

const backToStore = ({ storeUrl, forAccount }: SandboxView) =>
  `<a class="button" href="${escapeHtml(storeUrl)}">Back to ${forAccount ? 'your invoices' : 'the store'}</a>`;

const openPage = (view: SandboxView) => `<div><h1>Approve this payment?</h1>
<p>This page stands in for a card or crypto payment. Choose how it ends.</p></div>
${summary(view)}
<form method="post">
<button class="primary" name="outcome" value="approve">Approve payment</button>
<button name="outcome" value="decline">Decline</button>
</form>`;

const mailText = ({ mail, email, forAccount }: SandboxView) =>
  mail
    ? `<section><h2>The mail to ${escapeHtml(email)}: ${escapeHtml(mail.subject)}</h2><pre>${escapeHtml(mail.body)}</pre></section>`
    : `<p>${forAccount ? 'The receipt' : 'The purchase code'} was mailed to ${escapeHtml(email)}.</p>`;

const paidPage = (view: SandboxView) => `<div><h1 class="good">Paid</h1>
<p>The payment was approved${view.forAccount ? '' : ' and the purchase code is on its way'}.</p></div>
${summary(view)}
${mailText(view)}
<div class="actions">
${view.forAccount ? '' : `<a class="button primary" href="${escapeHtml(view.publicUrl)}/register">Create your account</a>`}
${backToStore(view)}
</div>`;

const ENDED: Partial<Record<PaymentStatus, [title: string, text: string]>> = {
  failed: ['Payment declined', 'Nothing was paid. You can start again in the store.'],
  expired: ['Payment expired', 'It waited too long. You can start again in the store.'],
  refunded: ['Payment refunded', 'The purchase was undone; an unused code no longer works.'],
};

function endedPage(view: SandboxView): string {
  const [title, text] = ENDED[view.status] ?? ['Payment ended', ''];
  return `<div><h1 class="bad">${title}</h1><p>${text}</p></div>
${summary(view)}
<div class="actions">${backToStore(view)}</div>`;
}

/** The sandbox's page of an order, as HTML. */
export function renderSandbox(view: SandboxView): string {
  if (isOpen(view.status)) return frame('Approve payment', openPage(view));
  if (view.status === 'paid') return frame('Paid', paidPage(view));
  return frame('Payment ended', endedPage(view));
}

/** A plain page for a failure, with a way out. */
export function renderSandboxError(message: string, publicUrl: string): string {
  return frame(
    'Payment',
    `<div><h1 class="bad">This did not work</h1><p>${escapeHtml(message)}</p></div>
<div class="actions"><a class="button" href="${escapeHtml(publicUrl)}/store/ltd">Back to the store</a></div>`,
  );
}
