/** Named several times, so that it weighs more than what section kinds say of the lists that they draw themselves. */
const LIST = '.list.list.list.list';

/** Lists that were written in a text: they look the same in sections of every kind. */
export const TEXT_LIST_RULES = `
${LIST}{display:block;margin-top:.8em;padding-inline-start:1.4em;border:0;text-align:start}
ul${LIST}{list-style:disc}
ol${LIST}{list-style:decimal}
${LIST}>li{display:list-item;position:static;min-height:0;margin:0;padding:0 0 0 .2em;border:0;border-radius:0;background:none;opacity:1}
${LIST}>li+li{margin-top:.35em}
${LIST}>li::marker{color:var(--primary)}
${LIST}>li:before,${LIST}>li:after{content:none}
${LIST} .list{margin-top:.35em}
.list+p{margin-top:.8em}
.list+h2,.list+h3,.list+h4{margin-top:1.2em}
.heading>.list{font-size:1.13rem;color:var(--muted)}
.centred .heading>.list,.hero-centered .copy>.list,.cta-card .inner>.list,.lead-form-line .inner>.list{width:fit-content;margin-inline:auto}`;
