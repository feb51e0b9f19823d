import type { PaymentStatus, PlanPeriod } from '@landfall/shared/contracts';
import { inLanguage, type SpokenLanguage } from '../../../platform/http/language.ts';
import { STYLE } from './sandbox-style.ts';
import { SANDBOX_WORDS } from './sandbox-words.ts';

interface SandboxView {
  language: SpokenLanguage;
  orderId: string;
  status: PaymentStatus;
  planTitle: string;
  /** How long it is bought for. */
  period: PlanPeriod;
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

const dollars = (cents: number, language: SpokenLanguage) =>
  (cents / 100).toLocaleString(language === 'es' ? 'es' : 'en-US', { style: 'currency', currency: 'USD' });

/** The page around `content`, which is HTML already. */
function frame(language: SpokenLanguage, title: string, content: string): string {
  const words = SANDBOX_WORDS[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - ${words.titleEnd}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="note">${words.note}</p>
<div class="content">
${content}
</div>
</main>
</body>
</html>
`;
}

const wordsOf = ({ language }: SandboxView) => SANDBOX_WORDS[language];

function summary(view: SandboxView): string {
  const words = wordsOf(view);
  return `<dl>
<div><dt>${words.plan}</dt><dd>${escapeHtml(view.planTitle)}, ${words.terms[view.period]}</dd></div>
<div><dt>${words.amount}</dt><dd>${dollars(view.amount, view.language)}</dd></div>
<div><dt>${words.email}</dt><dd>${escapeHtml(view.email)}</dd></div>
<div><dt>${words.order}</dt><dd class="order">${escapeHtml(view.orderId)}</dd></div>
</dl>`;
}

function backToStore(view: SandboxView): string {
  const { toInvoices, toStore } = wordsOf(view);
  return `<a class="button" href="${escapeHtml(view.storeUrl)}">${view.forAccount ? toInvoices : toStore}</a>`;
}

function openPage(view: SandboxView): string {
  const words = wordsOf(view);
  return `<div><h1>${words.openQuestion}</h1>
<p>${words.openHelp}</p></div>
${summary(view)}
<form method="post">
<button class="primary" name="outcome" value="approve">${words.approve}</button>
<button name="outcome" value="decline">${words.decline}</button>
</form>`;
}

function mailText(view: SandboxView): string {
  const { mail, email, forAccount } = view;
  const words = wordsOf(view);
  if (mail)
    return `<section><h2>${escapeHtml(words.mailTo(email, mail.subject))}</h2><pre>${escapeHtml(mail.body)}</pre></section>`;
  return `<p>${escapeHtml(forAccount ? words.receiptMailed(email) : words.codeMailed(email))}</p>`;
}

function paidPage(view: SandboxView): string {
  const { forAccount, publicUrl } = view;
  const words = wordsOf(view);
  return `<div><h1 class="good">${words.paid}</h1>
<p>${forAccount ? words.approved : words.approvedWithCode}</p></div>
${summary(view)}
${mailText(view)}
<div class="actions">
${forAccount ? '' : `<a class="button primary" href="${escapeHtml(publicUrl)}/register">${words.createAccount}</a>`}
${backToStore(view)}
</div>`;
}

function endedPage(view: SandboxView, status: keyof (typeof SANDBOX_WORDS)['en']['ended']): string {
  const [title, text] = wordsOf(view).ended[status];
  return `<div><h1 class="bad">${title}</h1><p>${text}</p></div>
${summary(view)}
<div class="actions">${backToStore(view)}</div>`;
}

/** The sandbox's page of an order, as HTML. */
export function renderSandbox(view: SandboxView): string {
  const { language, status } = view;
  const words = SANDBOX_WORDS[language];
  if (status === 'created' || status === 'pending') return frame(language, words.openTitle, openPage(view));
  if (status === 'paid') return frame(language, words.paid, paidPage(view));
  return frame(language, words.endedTitle, endedPage(view, status));
}

/** A plain page for a failure, with a way out. */
export function renderSandboxError(message: string, publicUrl: string, language: SpokenLanguage): string {
  const words = SANDBOX_WORDS[language];
  const said = inLanguage(message, language);
  return frame(
    language,
    words.errorTitle,
    `<div><h1 class="bad">${words.error}</h1><p>${escapeHtml(said)}</p></div>
<div class="actions"><a class="button" href="${escapeHtml(publicUrl)}/store/ltd">${words.toStore}</a></div>`,
  );
}
