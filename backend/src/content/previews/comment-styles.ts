import { EDITOR_ASSETS } from '../editor/asset-base.ts';

/** The dashboard's typeface, under a name that no theme of a page has; only a document's own rules can bring it, not a shadow root's. */
const OWN_FACES = [400, 600]
  .map(
    (weight) =>
      `@font-face{font-family:"Landfall";font-weight:${weight};font-display:swap;src:url(${EDITOR_ASSETS}fonts/inter-latin-${weight}-normal.woff2) format("woff2")}`,
  )
  .join('');

/**
 * The rules of what stands on previews besides the page, in shadow roots: no rule of the page gets in, and none of these out.
 * What the page says of the hosts themselves counts for nothing.
 */
export const SHARED_STYLE = `:host{all:initial!important;display:block!important;position:relative!important;z-index:4!important;color-scheme:light dark!important}
*{box-sizing:border-box}.root{--panel:light-dark(#fff,#181b25);--text:light-dark(#181b25,#f1f2f6);--quiet:light-dark(#545a6d,#a9aebd);--edge:light-dark(#d9dce5,#3a4052);--field:light-dark(#8b91a3,#6b7286);--ground:light-dark(#eef0ff,#1d1f3d);--accent:light-dark(#4b39c9,#a5abff);--solid:#5a48e6;--wrong:light-dark(#b42318,#ffa69e);color:var(--text);font:400 15px/1.5 "Landfall",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;text-align:start;overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;

/** A section's control: on the edge between it and what stands above it, where the page has the least. */
export const MARK_STYLE = `:host{height:0!important}
.mark{position:absolute;inset-block-start:-17px;inset-inline-end:16px;display:inline-flex;align-items:center;gap:6px;height:34px;padding:0 14px 0 11px;border:1px solid #fff;border-radius:17px;background:var(--solid);box-shadow:0 2px 10px rgb(15 17 24/.3);color:#fff;font-size:13.5px;font-weight:600;line-height:1;text-decoration:none;white-space:nowrap}
.mark:hover{background:#4435c4}.mark svg{display:block;flex:none}
@media(max-width:640px){.mark{inset-inline-end:10px;padding:0 10px;min-width:36px;justify-content:center}.mark .word{display:none}}
:host([data-in-popup]){height:auto!important;margin:0 44px 16px 0!important}:host([data-in-popup]) .mark{position:static}:host([data-in-popup]) .mark .word{display:inline}
@media print{.mark{display:none}}`;

export const BAR_STYLE = `.bar{display:flex;flex-wrap:wrap;align-items:center;gap:2px 14px;padding:12px 20px 14px;background:var(--ground);font-size:14px}
.bar p{margin:0}.bar strong{font-weight:600;white-space:nowrap}.bar a{color:var(--accent);font-weight:600}@media print{.bar{display:none}}`;

export const PANEL_STYLE = `:host{scroll-margin-top:24px!important}:host(:focus){outline:none!important}
.band{padding:22px 16px;background:var(--ground)}
.card{max-width:640px;margin:0 auto;padding:20px 22px 22px;border:1px solid var(--edge);border-radius:14px;background:var(--panel);box-shadow:0 10px 34px rgb(15 17 24/.14)}
.head{display:flex;align-items:flex-start;justify-content:space-between;gap:16px}
h2{margin:0;font-size:18px;line-height:1.35;font-weight:650}h3{margin:0 0 10px;font-size:15px;font-weight:650}
.close{flex:none;margin:-4px -8px 0 0;padding:6px 10px;border-radius:8px;color:var(--quiet);font-size:14px;text-decoration:none}.close:hover{color:var(--text);text-decoration:underline}
.thread{margin-top:16px;padding-top:16px;border-top:1px solid var(--edge)}
.says{margin-top:12px}.says:first-child{margin-top:0}.says+.says{padding-inline-start:14px;border-inline-start:3px solid var(--edge)}
.who{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 8px;margin:0;font-size:14px;font-weight:600}.who time{color:var(--quiet);font-size:13px;font-weight:400}
.owner{padding:0 8px;border-radius:9px;background:var(--ground);color:var(--accent);line-height:1.5}
.said{margin:3px 0 0;white-space:pre-wrap}
.about{margin:0 0 8px;color:var(--quiet);font-size:13.5px}
details{margin-top:12px}summary{display:inline-block;padding:5px 0;border-radius:6px;color:var(--accent);font-size:14px;font-weight:600;cursor:pointer}
summary::before{content:"";display:inline-block;margin-inline-end:7px;border-block:4.5px solid transparent;border-inline-start:6px solid currentColor;vertical-align:1px}details[open]>summary::before{transform:rotate(90deg)}
.done{margin-top:16px;padding-top:10px;border-top:1px solid var(--edge)}.done .thread{padding-top:0;border:0}
form{display:grid;gap:12px;margin-top:10px}.new{margin-top:18px;padding-top:18px;border-top:1px solid var(--edge)}
label{display:grid;gap:5px;font-size:14px;font-weight:600}
input,textarea{width:100%;min-width:0;padding:9px 11px;border:1px solid var(--field);border-radius:9px;background:var(--panel);color:inherit;font:inherit;font-size:16px;font-weight:400}textarea{min-height:92px;resize:vertical}
.foot{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px}.foot p{flex:1 1 200px;margin:0;color:var(--quiet);font-size:13px;line-height:1.4}
button{min-height:40px;padding:0 18px;border:0;border-radius:9px;background:var(--solid);color:#fff;font:inherit;font-weight:600;cursor:pointer}button:hover{background:#4435c4}
.wrong{margin:0;padding:10px 12px;border:1px solid currentColor;border-radius:9px;color:var(--wrong);font-size:14px;font-weight:600}
@media(min-width:1100px){:host([data-on]){height:0!important;z-index:2147483000!important}:host([data-on]) .band{position:absolute;inset-block-start:16px;inset-inline-end:16px;width:420px;padding:0;background:none}:host([data-on]) .card{box-shadow:0 18px 60px rgb(15 17 24/.34)}}
@media(max-width:640px){.band{padding:16px 10px}.card{padding:16px 15px 18px}}
:host([data-in-popup]){margin:34px 0 24px!important}:host([data-in-popup]) .band{padding:0;background:none}:host([data-in-popup]) .card{box-shadow:none}
@media print{.band{display:none}}`;

/** In the document itself: the typeface, which section is commented on, and what is opened is there at once. */
export const MARKED_STYLE = `${OWN_FACES}html{scroll-behavior:auto!important}landfall-comments[data-on]+*{outline:3px solid #5a48e6!important;outline-offset:-3px!important}`;
