import type { CorrectedFacts, Fact, FactKind, PlacedFact } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { isPageLanguage, WORDS } from '../languages/languages.ts';
import { isBrazilian, ptBrazil } from '../languages/pt-brazil.ts';
import { HERO_VARIANTS } from '../sections/kinds/hero.ts';
import { type PageModel, pageModel } from '../sections/model.ts';
import type { Photo } from '../sections/section-kind.ts';
import { hashOf, type Seeded, seeded } from '../sections/seeded.ts';
import { arranged } from './arrange.ts';
import { callOf, secondCall } from './call.ts';
import { withCallContacts } from './call-contacts.ts';
import { withoutShouts } from './calm.ts';
import { withContactRemarks } from './contact-remarks.ts';
import { asStep, stepSheet, stepWishes } from './funnel-step.ts';
import { knownFacts, restOf, tidyLine } from './known-fact.ts';
import { themeFor } from './look.ts';
import { motifsFor, NEUTRAL, tradeOf } from './motifs.ts';
import { withoutArticles } from './offer-labels.ts';
import { type Opening, openingOf } from './opening/opening.ts';
import { nameOf } from './page-name.ts';
import { creditsOf, photosOf, refusesPhotos } from './photos.ts';
import { saidElsewhere, withClosures, withSaid } from './said.ts';
import { LONG_PAGE, linksOf, placesOf } from './section-links.ts';
import { titleHeading } from './title-heading.ts';
import { type Block, type ComposeOptions, idsOf, type Writing } from './writing.ts';

export interface Composition {
  page: PageModel;
  /** Where each fact stands. */
  placed: PlacedFact[];
}

/** The page's language, and the one of our words on it. */
function languagesOf({ language, wishes }: CorrectedFacts, options: ComposeOptions) {
  const wished = wishes.findLast(
    ({ kind, value, negated }) => kind === 'language' && !negated && /^[a-z]{2,3}$/.test(value),
  );
  const spoken = wished?.value ?? language;
  return isPageLanguage(spoken) ? { language: spoken, words: spoken } : { language: spoken, words: options.language };
}

/** Where a picture stands as a wide band, of which a tall one would show a strip. */
const WIDE: ReadonlySet<string> = new Set(['centered', 'editorial']);

/** Words alone suit a page that has a picture further down, and no other dark band near the top. */
function heroVariant({ hero, story }: Opening, photo: Photo | undefined, { hasPictures, of, random }: Writing) {
  if (!hasPictures) return 'statement';
  const hasGoal = of('goal').length > 0;
  const isLong = hero.lead.length > 220 || hero.headline.length > 70;
  if (isLong) return random.pick(['split', 'mirror'] as const);
  const hasStory = story.paragraphs.join(' ').length > 240;
  const isTall = photo !== undefined && photo.height > photo.width;
  return random.pick(
    HERO_VARIANTS.filter(
      (variant) =>
        (variant !== 'statement' || (hasStory && !hasGoal && !photo)) &&
        (variant !== 'editorial' || hero.lead !== '') &&
        !(isTall && WIDE.has(variant)),
    ),
  );
}

const wordsIn = (facts: readonly Fact[]): number =>
  facts.map((fact) => restOf(fact, []).split(/\s+/).length).reduce((sum, count) => sum + count, 0);

/** One of our headings; the shortest on a page of few words, where ours would drown the person's. */
function headingOf(variants: readonly [string, ...string[]], size: number, random: Seeded): string {
  const [shortest = variants[0]] = variants.toSorted((one, other) => one.length - other.length);
  return size < LONG_PAGE ? shortest : random.pick(variants);
}

const firstLine = (text: string, most: number): string => {
  const [line = ''] = text.split('\n');
  if (line.length <= most) return line;
  const cut = line.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 40)).trimEnd()}…`.slice(0, most);
};

/**
 * Turns what is known into a page: a section for each kind of fact, in the person's words, under headings of a word or
 * two. Deterministic; invents nothing, and leaves nothing out.
 */
export function composeFacts(whole: CorrectedFacts, typed: ComposeOptions): Composition {
  const { step, look } = typed;
  const part = step ? stepSheet(whole, step) : whole;
  const sheet = step ? { ...part, wishes: stepWishes(part, step) } : part;
  const options = {
    ...typed,
    title: tidyLine(typed.title),
    description: tidyLine(typed.description),
    projectName: tidyLine(typed.projectName),
  };
  const titled = titleHeading(
    withoutArticles(withoutShouts(knownFacts(sheet), sheet.language), sheet.language),
    options.title,
  );
  const { facts: known, told } = withContactRemarks(titled.facts);
  const said = new Map([...saidElsewhere(known), ...told]);
  const callContacts = withCallContacts(withClosures(known.filter(({ id }) => !said.has(id))));
  const { facts } = callContacts;
  const { language, words: spoken } = languagesOf(sheet, options);
  const isOfBrazil = spoken === 'pt' && isBrazilian(sheet.facts.map((fact) => restOf(fact, [])).join('\n'));
  const words = isOfBrazil ? ptBrazil : WORDS[spoken];
  const random = seeded(
    hashOf(
      JSON.stringify([sheet.facts.map(({ id: _id, paragraph: _paragraph, ...parts }) => parts), options.projectName]),
    ),
  );
  const { brand = {} } = options;
  const call = callOf(callContacts, sheet.wishes, words);
  // A wish against some photo says nothing of drawings.
  const hasPictures = !sheet.wishes.some(
    ({ kind, value, negated }) => kind === 'picture' && negated && value === 'all',
  );
  const motifs = motifsFor(facts, sheet.wishes, [options.title, options.projectName]);
  const trade = look === undefined ? motifs[0] : tradeOf(whole, options.projectName);
  const theme = themeFor(sheet.wishes, look === undefined ? random : seeded(hashOf(look)), brand, trade);
  const size = wordsIn(facts);
  const drawn = new Set<string>();
  const headings = new Map<string, string>();
  const writing: Writing = {
    facts,
    wishes: sheet.wishes,
    language: spoken,
    words,
    random,
    action: call.link,
    intent: call.intent,
    hasPictures,
    of: (...kinds: readonly FactKind[]) => facts.filter(({ kind }) => kinds.includes(kind)),
    heading: (name) => {
      const known = headings.get(name) ?? headingOf(words.headings[name], size, random);
      headings.set(name, known);
      return known;
    },
    art: () => {
      // Signs of a trade stand once, and something calm where there is more to fill.
      const unused = [motifs, NEUTRAL].map((some) => some.filter((motif) => !drawn.has(motif)));
      const motif = random.pick(unused.find((some) => some.length > 0) ?? motifs);
      drawn.add(motif);
      return { motif, seed: random.below(4294967296) };
    },
    photos: photosOf(hasPictures && !refusesPhotos(sheet.wishes) ? (brand.pictures ?? []) : []),
  };
  const art = writing.art();
  const opening = openingOf(writing, options, titled.heading);
  const photo = writing.photos.take(`${opening.hero.headline} ${opening.hero.lead}`);
  const second = secondCall(call, facts);
  const middle = arranged(writing, opening, call, second?.fact);
  const links = linksOf(middle, size, opening.brand);
  const header: Block = {
    section: {
      kind: 'header',
      brand: opening.brand,
      ...(brand.logo && { logo: brand.logo }),
      links,
      action: call.link,
    },
    facts: opening.inHeader,
  };
  const hero: Block = {
    section: {
      kind: 'hero',
      variant: heroVariant(opening, photo, writing),
      ...opening.hero,
      actions: [call.told, ...(second ? [second.link] : [])],
      art: { ...art, ...(photo && { photo }) },
    },
    facts: [...opening.inHero, ...idsOf([call.fact, second?.fact].filter((fact) => fact !== undefined))],
  };
  // The site's name closes the page, also where the page itself goes by another one.
  const site = nameOf(options.projectName) || opening.brand;
  const credits = creditsOf([hero, ...middle].map(({ section }) => section));
  const footer: Block = {
    section: { kind: 'footer', brand: site, links, ...(credits.length > 0 && { credits }) },
    facts: [],
  };
  const all = [header, hero, ...middle, footer];
  const blocks = step ? asStep(all, step, words, call) : all;
  const [about] = writing.of('about');
  const page = v.parse(pageModel, {
    language,
    ...(spoken !== language && { words: spoken }),
    title: firstLine(options.title, 110) || firstLine(opening.brand, 110) || firstLine(opening.hero.headline, 110),
    description: firstLine(options.description || about?.text || opening.hero.lead || '', 160),
    theme,
    sections: blocks.map(({ section }) => section),
  });
  return { page, placed: placesOf(known, withSaid(blocks, said)) };
}
