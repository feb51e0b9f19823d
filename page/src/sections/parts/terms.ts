import * as v from 'valibot';
import { type Html, html } from '../html.ts';
import { line, optionalLine, type RenderContext } from '../section-kind.ts';
import { unitBeside } from './unit-beside.ts';

/** A plan's price by the year. */
export const yearly = v.object({ price: line(300), period: optionalLine(80) });

/** What visitors choose between. */
export const termLabels = v.object({ monthly: line(60), yearly: line(60) });

interface Priced {
  price: string;
  period: string;
  yearly?: v.InferOutput<typeof yearly> | undefined;
}

const priceRow = ({ price, period }: Pick<Priced, 'price' | 'period'>, term = ''): Html =>
  html`<p class="price${price.length > 14 && ' price-long'}${term && ` at-${term}`}">${price}${unitBeside(period)}</p>`;

/** What a plan costs; by the month and by the year where both are known. */
export const priceRows = (plan: Priced): Html =>
  plan.yearly ? html`${priceRow(plan, 'month')}${priceRow(plan.yearly, 'year')}` : priceRow(plan);

/** The choice between prices by the month and by the year: two radio buttons, which need no script to show the chosen ones. */
export function termChoice(
  labels: v.InferOutput<typeof termLabels> | undefined,
  { words, anchor }: RenderContext,
): Html {
  const { monthly, yearly: byYear } = labels ?? words.terms;
  const name = `${anchor || 'pricing'}-terms`;
  return html`<fieldset class="plan-terms"><legend>${words.terms.label}</legend><label><input class="by-month" type="radio" name="${name}" value="monthly" checked><span>${monthly}</span></label><label><input class="by-year" type="radio" name="${name}" value="yearly"><span>${byYear}</span></label></fieldset>`;
}

/** Rules of the choice. A browser without `:has()` has no choice, and shows both prices. */
export const TERM_RULES = `
.plan-terms{display:none;position:relative;width:fit-content;max-width:100%;margin:0 0 32px;padding:5px;border:1px solid var(--line);border-radius:var(--radius-b);background:var(--card)}
.plan-terms legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.plan-terms label{position:relative;display:block;min-width:0}
.plan-terms input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.plan-terms span{display:block;padding:10px 22px;border-radius:var(--radius-b);font-weight:600;line-height:1.3;color:var(--muted)}
.plan-terms input:checked+span{background:var(--primary);color:var(--on-primary)}
.plan-terms input:focus-visible+span{outline:3px solid var(--accent);outline-offset:3px}
.centred .plan-terms{margin-inline:auto}
.plan .at-month+.at-year{margin-top:8px}
@media(forced-colors:active){.plan-terms input:checked+span{forced-color-adjust:none;background:Highlight;color:HighlightText}}
@supports selector(:has(*)){
.pricing:has(.at-year) .plan-terms{display:flex}
.pricing:has(.by-month:checked) .at-year{display:none}
.pricing:has(.by-year:checked) .at-month{display:none}
.plan .at-month+.at-year{margin-top:16px}
}`;
