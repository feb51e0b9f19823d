import { BUSINESSES, type Business, type Middle } from '../copy/business.ts';
import { en } from '../copy/en.ts';
import { es } from '../copy/es.ts';
import { FORMS } from '../copy/forms.ts';
import { CTA_VARIANTS } from '../kinds/cta.ts';
import { FEATURE_VARIANTS } from '../kinds/features.ts';
import { HERO_VARIANTS } from '../kinds/hero.ts';
import type { Section, SectionDraft } from '../model.ts';
import type { Link } from '../section-kind.ts';
import { seeded } from '../seeded.ts';
import { comparisonOf, dateOf, formIntent, formOf, HAS_MENU, listingOf, logosOf, teamOf } from './asked.ts';
import type { Brief } from './brief.ts';
import { DATE_WORDS } from './dates.ts';
import type { Desk } from './desk.ts';
import { notesFor } from './item-notes.ts';
import { capitalised, clip, folded } from './plain-text.ts';
import { contactOf, pricingOf } from './selling.ts';
import { WORDS } from './words.ts';

const TALL_HEROES = ['split', 'mirror', 'cover'] as const;

function heroOf(desk: Desk, quietTo: string) {
  const { brief, pack, words, random, fill } = desk;
  const { place, audience, dateRole } = brief.facts;
  const until = dateRole === 'deadline' ? `${DATE_WORDS[brief.language].deadline.label} ` : '';
  const date = brief.facts.date && until + brief.facts.date;
  const art = desk.art();
  const known = brief.business !== 'generic' || !place;
  const eyebrow = [
    date ? capitalised(date) : audience ? `${words.for} ${audience}` : known ? pack.trade : '',
    place && (date || audience || !known ? place : `${words.in} ${place}`),
  ].filter((part) => part !== '');
  const headline = brief.headline ? capitalised(brief.headline) : random.pick(pack.headlines);
  const lead = brief.offers.find(
    (offer) => (offer.length >= 30 || /[。！？]$/u.test(offer)) && folded(offer) !== folded(headline),
  );
  return {
    kind: 'hero' as const,
    // A window with its contents loses its point where it is cut to a strip.
    variant: random.pick(art.motif === 'window' ? TALL_HEROES : HERO_VARIANTS),
    eyebrow: clip(eyebrow.join(date || audience ? ' · ' : ' '), 80),
    headline: fill(headline, 110),
    lead: fill(lead ?? random.pick(pack.leads), 260),
    actions: [desk.action, { label: pack.quiet, href: quietTo }],
    notes: [],
    art,
  };
}

/** Businesses whose lists name things rather than services. */
const GOODS: ReadonlySet<Business> = new Set(['bakery', 'restaurant', 'shop', 'stay', 'realEstate']);

function featuresOf({ brief, pack, random, fill }: Desk): SectionDraft {
  const own = notesFor(
    brief.items.map((item) => clip(item, 60)),
    brief.language,
    GOODS.has(brief.business) ? 'goods' : 'services',
  );
  // What the person lists stands alone: next to it, anything of ours would read like a part of their offer.
  const items =
    own.length > 0
      ? own
      : pack.features.items.slice(0, random.pick([3, 6])).map(([name, title, body]) => ({ icon: name, title, body }));
  return {
    kind: 'features',
    variant: random.pick(FEATURE_VARIANTS),
    title: fill(random.pick(pack.features.titles), 110),
    intro: own.length > 0 ? '' : fill(pack.features.intro, 200),
    items: items.map((item) => ({ ...item, body: fill(item.body, 220) })),
  };
}

function storyOf(desk: Desk, used: string): SectionDraft {
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

/** One of the sections that every page of a business has. */
export function middleOf(kind: Middle, desk: Desk, lead: string): SectionDraft {
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

/** Sections between the opening and the close. */
const MOST_MIDDLE = 7;

/** The middle of a page: what every page of the business has, with what the person's words call for in its place. */
function arranged(desk: Desk, middles: readonly Middle[], lead: string): SectionDraft[] {
  const usual = middles.map((kind) => middleOf(kind, desk, lead));
  const at = (kinds: readonly string[], fallback: number) => {
    const index = usual.findIndex(({ kind }) => kinds.includes(kind));
    return index < 0 ? fallback : index;
  };
  usual.splice(at(['testimonials', 'pricing', 'faq'], usual.length), 0, ...comparisonOf(desk));
  usual.splice(at(['testimonials', 'pricing', 'faq'], usual.length), 0, ...teamOf(desk));
  usual.splice(1, 0, ...listingOf(desk));
  const all = [...dateOf(desk), ...logosOf(desk), ...usual];
  // What was asked for makes room for itself: nobody reads a page of fifteen sections.
  for (const kind of ['testimonials', 'gallery', 'steps', 'story'] as const) {
    const index = all.findIndex((section) => section.kind === kind);
    if (all.length > MOST_MIDDLE && index >= 0) all.splice(index, 1);
  }
  return all;
}

/** Writes the sections of a page for a brief, top to bottom. The same brief gives the same sections. */
export function writeSections(brief: Brief): SectionDraft[] {
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
  const { email, phone, prices, priced } = brief.facts;
  const hasMenu = HAS_MENU.has(brief.business) && priced.length > 0;
  const hasPrices = !hasMenu && (prices.length > 0 || brief.wantsPrices);
  const middles = random.pick(traits.orders).filter((kind) => kind !== 'pricing' || hasPrices);
  // Whoever names a price has it on the page, also where the trade seldom tells any.
  if (hasPrices && prices.length > 0 && !middles.includes('pricing'))
    middles.splice(middles.includes('faq') ? middles.indexOf('faq') : middles.length, 0, 'pricing');
  const intent = formIntent(brief);
  const usual = intent && formOf(intent, brief.language);
  const form =
    usual && (usual.variant === 'line' ? usual : { ...usual, variant: random.pick(['split', 'card'] as const) });
  const picked = random.pick(pack.actions);
  const ownLabel = brief.wishes.form && form ? form.button : picked;
  const desk: Desk = {
    brief,
    traits,
    pack,
    words,
    random,
    fill,
    art: (wanted = motif) => ({ motif: wanted, seed: random.below(4294967296) }),
    action: { label: ownLabel, href: form ? '#lead-form' : '#contact' },
  };
  const hero = heroOf(desk, '#features');
  const middle = arranged(desk, middles, hero.lead);
  const contact = contactOf(desk);
  const direct: Link[] = [
    ...(email ? [{ label: words.write, href: `mailto:${email}` }] : []),
    ...(phone ? [{ label: words.call, href: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
  ];
  const closing: SectionDraft = {
    kind: 'cta',
    variant: random.pick(CTA_VARIANTS),
    title: fill(random.pick(pack.closing.titles), 120),
    body: fill(pack.closing.body, 240),
    actions: form || direct.length === 0 ? [desk.action] : direct.slice(0, 2),
  };
  const isFirst = intent !== null && FORMS[intent].first === true;
  const titleOf: Partial<Record<Section['kind'], string>> = {
    features: pack.quiet,
    listing: brief.facts.programme.length > 0 ? words.programme : words.menu,
    comparison: words.comparison,
    pricing: words.prices,
    faq: words.questions,
    contact: words.contact,
  };
  const links = [...middle, ...contact]
    .flatMap(({ kind }) => (titleOf[kind] ? [{ label: titleOf[kind], href: `#${kind}` }] : []))
    .slice(0, 4);
  return [
    { kind: 'header', brand, links, action: desk.action },
    hero,
    ...(form && isFirst ? [form] : []),
    ...middle,
    ...(form && !isFirst ? [form] : [closing]),
    ...contact,
    { kind: 'footer', brand, note: clip(brief.offers[0] ?? '', 140), links: [] },
  ];
}
