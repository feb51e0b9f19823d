import { BUSINESSES, type Middle } from '../copy/business.ts';
import { en } from '../copy/en.ts';
import { es } from '../copy/es.ts';
import { CTA_VARIANTS } from '../kinds/cta.ts';
import { FEATURE_VARIANTS } from '../kinds/features.ts';
import { HERO_VARIANTS } from '../kinds/hero.ts';
import type { Section } from '../model.ts';
import type { Link } from '../section-kind.ts';
import { seeded } from '../seeded.ts';
import type { Brief } from './brief.ts';
import type { Desk } from './desk.ts';
import { notesFor } from './item-notes.ts';
import { capitalised, clip, folded } from './plain-text.ts';
import { contactOf, pricingOf } from './selling.ts';
import { WORDS } from './words.ts';

function heroOf(desk: Desk, quietTo: string): Section {
  const { brief, pack, words, random, fill } = desk;
  const { place, date, audience } = brief.facts;
  const eyebrow = [
    date ? capitalised(date) : audience ? `${words.for} ${audience}` : pack.trade,
    place && (date || audience ? place : `${words.in} ${place}`),
  ].filter((part) => part !== '');
  const headline = brief.headline ? capitalised(brief.headline) : random.pick(pack.headlines);
  const lead = brief.offers.find((offer) => offer.length >= 30 && folded(offer) !== folded(headline));
  return {
    kind: 'hero',
    variant: random.pick(HERO_VARIANTS),
    eyebrow: clip(eyebrow.join(date || audience ? ' · ' : ' '), 80),
    headline: fill(headline, 110),
    lead: fill(lead ?? random.pick(pack.leads), 260),
    actions: [desk.action, { label: pack.quiet, href: quietTo }],
    notes: pack.notes.map((note) => fill(note, 60)),
    art: desk.art(),
  };
}

function featuresOf({ brief, pack, words, random, fill }: Desk): Section {
  const own = notesFor(
    brief.items.map((item) => clip(item, 60)),
    brief.language,
  );
  const wanted = own.length > 3 ? 6 : 3;
  const taken = new Set(own.map((item) => item.icon));
  const filling = pack.features.items
    .filter(([name]) => !taken.has(name))
    .map(([name, title, body]) => ({ icon: name, title, body }));
  const items = [...own, ...filling].slice(0, own.length === 0 ? random.pick([3, 6]) : Math.max(own.length, wanted));
  return {
    kind: 'features',
    variant: random.pick(FEATURE_VARIANTS),
    title: fill(random.pick(pack.features.titles), 110),
    intro: own.length > 0 && items.length > own.length ? '' : fill(pack.features.intro || words.more, 200),
    items: items.map((item) => ({ ...item, body: fill(item.body, 220) })),
  };
}

function storyOf(desk: Desk, used: string): Section {
  const { brief, pack, random, fill } = desk;
  const own = brief.offers.filter((offer) => fill(offer, 260) !== used).slice(0, 3);
  const paragraphs = own.length > 0 ? [...own, ...pack.story.body.slice(1)] : pack.story.body;
  return {
    kind: 'story',
    side: random.pick(['left', 'right'] as const),
    title: fill(pack.story.title, 110),
    paragraphs: paragraphs.slice(0, 3).map((paragraph) => fill(paragraph, 420)),
    actions: [],
    art: desk.art(random.pick(desk.traits.motifs)),
  };
}

function middleOf(kind: Middle, desk: Desk, lead: string): Section {
  const { pack, words, random, fill } = desk;
  switch (kind) {
    case 'features':
      return featuresOf(desk);
    case 'story':
      return storyOf(desk, lead);
    case 'pricing':
      return pricingOf(desk);
    case 'steps':
      return {
        kind: 'steps',
        title: fill(pack.steps.title, 110),
        intro: '',
        items: pack.steps.items.map(([title, body]) => ({ title, body: fill(body, 220) })),
      };
    case 'gallery':
      return {
        kind: 'gallery',
        title: fill(pack.gallery.title, 110),
        intro: '',
        items: pack.gallery.captions.slice(0, random.pick([2, 5])).map((caption, index) => ({
          art: desk.art(desk.traits.motifs[(index + 1) % desk.traits.motifs.length]),
          caption: fill(caption, 70),
        })),
      };
    case 'testimonials':
      return {
        kind: 'testimonials',
        title: words.testimonials,
        items: [0, 1].map(() => ({ quote: words.quote, name: words.person, role: words.role, placeholder: true })),
      };
    case 'faq':
      return {
        kind: 'faq',
        title: fill(pack.faq.title, 110),
        items: pack.faq.items.map(([question, answer]) => ({ question, answer: fill(answer, 400) })),
      };
  }
}

/** Writes the sections of a page for a brief, top to bottom. The same brief gives the same sections. */
export function writeSections(brief: Brief): Section[] {
  const random = seeded(brief.seed);
  const traits = BUSINESSES[brief.business];
  const pack = (brief.language === 'es' ? es : en)[brief.business];
  const words = WORDS[brief.language];
  const brand = clip(brief.brand, 50);
  const fill = (phrase: string, max = 300) =>
    clip(
      phrase.replaceAll('{brand}', () => brand),
      max,
    );
  const motif = random.pick(traits.motifs);
  const priced = brief.facts.prices.length > 0 || brief.wantsPrices;
  const middles = random.pick(traits.orders).filter((kind) => kind !== 'pricing' || priced);
  const { email, phone } = brief.facts;
  const target = email || phone ? '#contact' : priced ? '#pricing' : middles.includes('steps') ? '#steps' : '#faq';
  const desk: Desk = {
    brief,
    traits,
    pack,
    words,
    random,
    fill,
    art: (wanted = motif) => ({ motif: wanted, seed: random.below(4294967296) }),
    action: { label: random.pick(pack.actions), href: target },
  };
  const hero = heroOf(desk, middles[0] === 'features' || middles.includes('features') ? '#features' : `#${middles[0]}`);
  const lead = hero.kind === 'hero' ? hero.lead : '';
  const closing: Link[] = [
    ...(email ? [{ label: words.write, href: `mailto:${email}` }] : []),
    ...(phone ? [{ label: words.call, href: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
  ];
  const middle = middles.map((kind) => middleOf(kind, desk, lead));
  const titleOf: Partial<Record<Section['kind'], string>> = {
    features: pack.quiet,
    pricing: words.prices,
    faq: words.questions,
    contact: words.contact,
  };
  const contact = contactOf(desk);
  const links = [...middle, ...contact]
    .flatMap(({ kind }) => (titleOf[kind] ? [{ label: titleOf[kind], href: `#${kind}` }] : []))
    .slice(0, 3);
  return [
    { kind: 'header', brand, links, action: desk.action },
    hero,
    ...middle,
    {
      kind: 'cta',
      variant: random.pick(CTA_VARIANTS),
      title: fill(random.pick(pack.closing.titles), 120),
      body: fill(pack.closing.body, 240),
      actions: closing.length > 0 ? closing.slice(0, 2) : [desk.action],
    },
    ...contact,
    { kind: 'footer', brand, note: clip(brief.offers[0] ?? '', 140), links: [] },
  ];
}
