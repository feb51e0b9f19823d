import type { PaymentStatus, PlanPeriod } from '@landfall/shared/contracts';
import { inLanguage } from '../../../platform/http/language.ts';
import { SOURCE_LANGUAGE, type SpokenLanguage } from '../../../platform/texts/spoken-language.ts';
import { commerceTexts } from '../../texts.ts';
import { STYLE } from './sandbox-style.ts';

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
  (cents / 100).toLocaleString(language === SOURCE_LANGUAGE ? 'en-US' : language, {
    style: 'currency',
    currency: 'USD',
  });

/** The page around `content`, which is HTML already. */
function frame(language: SpokenLanguage, title: string, content: string): string {
  const { sandboxName, sandboxNote } = commerceTexts(language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - ${escapeHtml(sandboxName)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="note">${escapeHtml(sandboxNote)}</p>
<div class="content">
${content}
</div>
</main>
</body>
</html>
`;
}

const textsFor = ({ language }: SandboxView) => commerceTexts(language);

function summary(view: SandboxView): string {
  const texts = textsFor(view);
  return `<dl>
<div><dt>${escapeHtml(texts.plan)}</dt><dd>${escapeHtml(texts.planFor(view.planTitle, view.period))}</dd></div>
<div><dt>${escapeHtml(texts.amount)}</dt><dd>${dollars(view.amount, view.language)}</dd></div>
<div><dt>${escapeHtml(texts.email)}</dt><dd>${escapeHtml(view.email)}</dd></div>
<div><dt>${escapeHtml(texts.order)}</dt><dd class="order">${escapeHtml(view.orderId)}</dd></div>
</dl>`;
}

function backToStore(view: SandboxView): string {
  const { toInvoices, toStore } = textsFor(view);
  return `<a class="button" href="${escapeHtml(view.storeUrl)}">${escapeHtml(view.forAccount ? toInvoices : toStore)}</a>`;
}

function openPage(view: SandboxView): string {
  const texts = textsFor(view);
  return `<div><h1>${escapeHtml(texts.openQuestion)}</h1>
<p>${escapeHtml(texts.openHelp)}</p></div>
${summary(view)}
<form method="post">
<button class="primary" name="outcome" value="approve">${escapeHtml(texts.approve)}</button>
<button name="outcome" value="decline">${escapeHtml(texts.decline)}</button>
</form>`;
}

function mailText(view: SandboxView): string {
  const { mail, email, forAccount } = view;
  const texts = textsFor(view);
  if (mail)
    return `<section><h2>${escapeHtml(texts.mailTo(email, mail.subject))}</h2><pre>${escapeHtml(mail.body)}</pre></section>`;
  return `<p>${escapeHtml(forAccount ? texts.receiptMailed(email) : texts.codeMailed(email))}</p>`;
}

function paidPage(view: SandboxView): string {
  const { forAccount, publicUrl } = view;
  const texts = textsFor(view);
  return `<div><h1 class="good">${escapeHtml(texts.paid)}</h1>
<p>${escapeHtml(forAccount ? texts.approved : texts.approvedWithCode)}</p></div>
${summary(view)}
${mailText(view)}
<div class="actions">
${forAccount ? '' : `<a class="button primary" href="${escapeHtml(publicUrl)}/register">${escapeHtml(texts.createAccount)}</a>`}
${backToStore(view)}
</div>`;
}

function endedPage(view: SandboxView, status: 'failed' | 'expired' | 'refunded'): string {
  const { ended, endedHelp } = textsFor(view);
  return `<div><h1 class="bad">${escapeHtml(ended(status))}</h1><p>${escapeHtml(endedHelp(status))}</p></div>
${summary(view)}
<div class="actions">${backToStore(view)}</div>`;
}

/** The sandbox's page of an order, as HTML. */
export function renderSandbox(view: SandboxView): string {
  const { language, status } = view;
  const texts = commerceTexts(language);
  if (status === 'created' || status === 'pending') return frame(language, texts.approve, openPage(view));
  if (status === 'paid') return frame(language, texts.paid, paidPage(view));
  return frame(language, texts.endedTitle, endedPage(view, status));
}

/** A plain page for a failure, with a way out. */
export function renderSandboxError(message: string, publicUrl: string, language: SpokenLanguage): string {
  const texts = commerceTexts(language);
  const said = inLanguage(message, language);
  return frame(
    language,
    texts.errorTitle,
    `<div><h1 class="bad">${escapeHtml(texts.error)}</h1><p>${escapeHtml(said)}</p></div>
<div class="actions"><a class="button" href="${escapeHtml(publicUrl)}/store/ltd">${escapeHtml(texts.toStore)}</a></div>`,
  );
}
