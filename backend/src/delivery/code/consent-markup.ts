import { html } from '@landfall/page/sections/html';
import type { PageLanguage } from '@landfall/shared/contracts';
import type { CodeState, ConsentAnswer } from './consent.ts';
import { CONSENT_FIELD } from './consent.ts';
import { CONSENT_TEXTS } from './consent-texts.ts';
import type { SiteCode } from './site-code.ts';

const ID = 'landfall-consent';

/** Its own looks, whatever the page's styles say of paragraphs, forms and buttons. */
const own = (styles: string): string => styles.replaceAll('\n', '').replaceAll('&', `#${ID}`);

const COMMON = `
& *{all:revert;box-sizing:border-box;font:inherit;color:inherit;letter-spacing:normal;text-transform:none}
& style{display:none}
& p{margin:0;overflow-wrap:anywhere}
& a{text-decoration:underline;text-underline-offset:2px}
& button{cursor:pointer;white-space:nowrap}
& a:focus-visible,& button:focus-visible{outline:3px solid #2563eb;outline-offset:2px}
@media print{&{display:none}}`;

/** It stays at the bottom of the window where there is room, takes a place of its own at the end, and hides no focus. */
const ASKING = own(`${COMMON}
&{box-sizing:border-box;display:block;clear:both;width:100%;margin:0;padding:12px 16px;background:#fff;color:#18181b;border-top:1px solid #d4d4d8;box-shadow:0 -4px 16px rgb(0 0 0/.08);font-size:15px;font-weight:400;line-height:1.45;text-align:start}
& form{display:flex;flex-wrap:wrap;gap:10px 20px;align-items:center;justify-content:space-between;max-width:1080px;margin:0 auto}
& p{flex:1 1 320px}
& div{display:flex;gap:8px;flex:0 1 auto}
& button{min-height:44px;padding:8px 18px;border:1px solid #18181b;border-radius:8px;background:#fff;font-weight:600}
& button:hover{background:#f4f4f5}
@media(min-height:600px){&{position:sticky;bottom:0;z-index:2147483000;max-height:45vh;overflow:auto}html{scroll-padding-bottom:180px}}
@media(max-width:480px){& form{gap:10px}& p{flex-basis:100%;font-size:14px}& div{flex:1}& button{flex:1;padding:8px}}`);

const ANSWERED = own(`${COMMON}
&{box-sizing:border-box;display:block;clear:both;width:100%;margin:0;padding:8px 16px;font-size:13px;font-weight:400;line-height:1.5;text-align:center}
& form{display:flex;flex-wrap:wrap;gap:0 8px;align-items:center;justify-content:center;margin:0}
& button{min-height:32px;padding:4px 6px;border:0;background:none;text-decoration:underline;text-underline-offset:2px}`);

const button = (answer: ConsentAnswer, label: string) =>
  html`<button name="${CONSENT_FIELD}" value="${answer}">${label}</button>`;

/** What asks a visitor for consent, and once answered, lets the answer be taken back. A form: no script. */
export function consentMarkup(
  state: CodeState,
  { askText, privacyUrl }: Pick<SiteCode, 'askText' | 'privacyUrl'>,
  language: PageLanguage,
): string {
  if (state === 'open' || state === 'private') return '';
  const texts = CONSENT_TEXTS[language];
  const more = privacyUrl !== '' && html` <a href="${privacyUrl}">${texts.more}</a>`;
  const isAsked = state === 'asked';
  const said = isAsked ? askText || texts.text : state === 'agreed' ? texts.agreed : texts.refused;
  const buttons = isAsked
    ? html`<div>${button('no', texts.refuse)}${button('yes', texts.agree)}</div>`
    : state === 'agreed'
      ? button('no', texts.withdraw)
      : button('ask', texts.change);
  const styles = `<style>${isAsked ? ASKING : ANSWERED}</style>`;
  const form = html`<form method="post"><p>${said}${more}</p>${buttons}</form>`.markup;
  return `<aside id="${ID}" lang="${language}" aria-label="${texts.title}" data-nosnippet>${styles}${form}</aside>`;
}
