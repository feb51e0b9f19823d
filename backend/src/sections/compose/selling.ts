import type { SectionDraft } from '../model.ts';
import type { Desk } from './desk.ts';
import { clip } from './plain-text.ts';

/** The prices that the person named; one card 'on request' where they only asked for prices. */
export function pricingOf({ brief, pack, words, action, fill }: Desk): SectionDraft {
  const { prices } = brief.facts;
  const named = prices.map((price, index) => ({
    name: clip(price.name || (prices.length === 1 ? pack.trade : (words.planNames[index] ?? pack.trade)), 50),
    price: clip(price.from ? `${words.from} ${price.price}` : price.price, 36),
    period: clip(price.period, 36),
  }));
  const plans = named.length > 0 ? named : [{ name: pack.trade, price: words.onRequest, period: '' }];
  // With several plans, nobody told us what belongs to which: the editor asks for it.
  const points = plans.length === 1 ? brief.items.map((item) => clip(item, 90)) : [];
  return {
    kind: 'pricing',
    title: words.prices,
    intro: fill(words.pricesIntro, 200),
    plans: plans.map((plan, index) => ({
      ...plan,
      body: '',
      points,
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
  const { email, phone, place, street, date } = brief.facts;
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
        ...(date ? [{ icon: 'calendar-check' as const, label: words.date, value: clip(date, 100) }] : []),
        ...(street || place
          ? [{ icon: 'map-pin' as const, label: words.place, value: clip(street || place, 100) }]
          : []),
      ],
    },
  ];
}
