/** How the sections of a page are laid out: each pair of letters has its own, so that pages of two houses differ. */
export const MANNERS = ['aside', 'stacked', 'centred', 'ruled'] as const;
export type Manner = (typeof MANNERS)[number];

/** Rules of the manners, over the class that `main` carries. Pages from before there were any have none. */
export const MANNER_RULES = `
.stacked .heading h2:not(.long){font-size:clamp(1.9rem,1.25rem + 2.5vw,3.1rem)}
.stacked .beside>.wrap,.centred .beside>.wrap{display:block}
.stacked .beside .heading,.centred .beside .heading{margin-bottom:clamp(24px,2.8vw,40px)}
.stacked .times,.stacked .steps-down ol{max-width:760px}
.stacked .story-words p,.stacked .remarks-aside p{max-width:44em}
.stacked .remarks-aside .note-list{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));gap:20px}
.stacked .remarks-aside .note-group .note-list>li{background:var(--card);border:0;border-radius:var(--radius);padding:clamp(22px,2.2vw,30px)}
.stacked .place.beside .places{grid-template-columns:repeat(auto-fit,minmax(min(100%,340px),1fr))}
.stacked .features-aside .items,.stacked .listing-aside ul:not(.ticks){display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));column-gap:clamp(36px,6vw,88px)}
.stacked .features-aside .items{border-top:var(--top,2px) solid var(--ink)}
.stacked .features-aside .items>li:first-child{border-top:0}
.stacked .features-aside .items>li:last-child:nth-child(odd),.stacked .listing-aside ul:not(.ticks)>li:last-child:nth-child(odd){grid-column:1/-1}
@media(min-width:940px){.stacked .answers>:last-child:nth-child(odd){grid-column:1/-1}.stacked .answers:has(>:nth-child(2)){display:grid;grid-template-columns:repeat(2,minmax(0,1fr));column-gap:clamp(36px,6vw,88px);align-items:start}.stacked .answers>:nth-child(-n+2){border-top:1px solid var(--line)}}
.centred .heading{margin-inline:auto;text-align:center}
.centred .pair .heading{text-align:start}
.centred .beside>.wrap{max-width:800px}
.centred .story-words p:first-child,.centred .testimonials .whole{text-align:center}
.centred .remarks-aside .note-list>li:only-child{text-align:center;border:0;padding:0}
.centred .contact .actions{justify-content:center}
.centred .contact.beside .reach{display:block;text-align:center}
.centred .contact.beside .icon{display:none}
.rule{padding:0;--top:0}
.rule.tight>.wrap{padding-block:32px 40px}
.rule>.wrap{border-top:1px solid var(--ink);padding-block:40px clamp(48px,5.4vw,80px)}`;
