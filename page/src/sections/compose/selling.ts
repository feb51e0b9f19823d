import type { SectionDraft } from '../model.ts';
import type { Desk } from './desk.ts';
import { capitalised, clip } from './plain-text.ts';

/** The prices that the person named; one card 'on request' where they only asked for prices. */
export function pricingOf({ brief, pack, words, action, fill }: Desk): SectionDraft {
  const { prices } = brief.facts;
  const trade = brief.business === 'generic' ? brief.brand : pack.trade;
  const all = brief.headline && brief.headline.length <= 40 ? capitalised(brief.headline) : trade;
  const named = prices.map((price, index) => ({
    name: clip(price.name || (prices.length === 1 ? all : `${words.option} ${index + 1}`), 50),
    price: clip(price.from ? `${words.from} ${price.price}` : price.price, 36),
    period: clip(price.period, 36),
  }));
  const plans = named.length > 0 ? named : [{ name: clip(all, 50), price: words.onRequest, period: '' }];
  return {
    kind: 'pricing',
    title: words.prices,
    intro: fill(words.pricesIntro, 200),
    plans: plans.map((plan, index) => ({
      ...plan,
      body: '',
      // Nobody told us what a price includes: the editor asks for it.
      points: [],
      action: {
        href: action.href,
        label: plans.length > 1 ? clip(`${words.choose} ${plan.name}`, 60) : action.label,
      },
      featured: index === Math.min(1, plans.length - 1),
    })),
  };
}

/** How to reach them, as far as the person told; nothing otherwise. */
export function contactOf({ brief, words }: Desk): SectionDraft[] {
  const { email, phone, place, street, date, dateRole } = brief.facts;
  if (!email && !phone && !street) return [];
  const dialled = phone.replace(/[^\d+]/g, '');
  return [
    {
      kind: 'contact',
      title: words.contact,
      intro: words.contactIntro,
      details: [
        ...(email ? [{ icon: 'mail' as const, label: words.email, value: email, href: `mailto:${email}` }] : []),
        ...(phone ? [{ icon: 'phone' as const, label: words.phone, value: phone, href: `tel:${dialled}` }] : []),
        ...(date && dateRole !== 'deadline'
          ? [{ icon: 'calendar-check' as const, label: words.date, value: clip(date, 100) }]
          : []),
        ...(street || place
          ? [{ icon: 'map-pin' as const, label: words.place, value: clip(street || place, 100) }]
          : []),
      ],
    },
  ];
}
