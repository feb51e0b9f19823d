import type { Fact } from '@landfall/shared/contracts';
import type { SectionDraft } from '../sections/model.ts';
import { type Call, callBlocks } from './call.ts';
import { capitalised } from './capitalised.ts';
import { visitDetails, withContacts } from './contacts.ts';
import { isDetail } from './headline-score.ts';
import { restOf } from './known-fact.ts';
import { missingBlock } from './missing.ts';
import { offerBlocks } from './offers.ts';
import type { Opening } from './opening/opening.ts';
import { clientBlocks, clientFacts, quoteBlocks, teamBlocks, unnamedPeople } from './people.ts';
import { inWishedOrder, wantedSections } from './placing.ts';
import { groupBlocks, noteBlock, practicalBlocks, questionBlocks, statements } from './remarks.ts';
import { stepBlocks } from './steps.ts';
import { dateBlocks, goalBlocks, shownDates, visitBlocks, visitFacts } from './visit.ts';
import { type Block, idsOf, type Writing } from './writing.ts';

/** Fewer make no gallery. */
const LEAST_PICTURES = 2;

/** Whether the person asks for a section of this kind. */
const wants = ({ wishes }: Writing, section: string): boolean => wantedSections(wishes).has(section);
const refuses = ({ wishes }: Writing, section: string): boolean =>
  wishes.some(({ kind, value, negated }) => kind === 'structure' && negated && value === section);

/** Longer stories stand without a picture, beside their title. */
const MOST_BESIDE_PICTURE = 900;

/** What is told in more words is a story, whatever it begins with. */
const MOST_DETAILS = 480;
/** Shorter ones are a detail. */
const SHORTEST_STATEMENT = 28;

/** A picture beside the story, where enough are left for the gallery that is wanted. */
const storyPhoto = (text: string, writing: Writing) =>
  wants(writing, 'gallery') && writing.photos.left() <= LEAST_PICTURES ? undefined : writing.photos.take(text);

/** The pictures that stand nowhere else. */
function galleryBlocks(writing: Writing): Block[] {
  const { photos, art, heading } = writing;
  if (photos.left() < LEAST_PICTURES || refuses(writing, 'gallery')) return [];
  const shown = photos.takeAll(wants(writing, 'gallery') ? 12 : 6);
  const items = shown.map((photo) => ({ art: { ...art(), photo } }));
  return [{ section: { kind: 'gallery', title: heading('gallery'), items }, facts: [] }];
}

function storyBlocks({ story }: Opening, writing: Writing, hasProofs: boolean): Block[] {
  if (story.points.length > 0) {
    const title = writing.heading(hasProofs ? 'about' : 'glance');
    const items = [{ points: story.points }];
    return [{ section: { kind: 'notes', variant: 'aside', title, items }, facts: story.facts }];
  }
  if (story.paragraphs.length === 0) return [];
  const size = story.paragraphs.join(' ').length;
  const isFragments = story.paragraphs.length > 3 && size / story.paragraphs.length < 80;
  const [first = ''] = story.paragraphs;
  const areDetails =
    story.paragraphs.length > 1 && size <= MOST_DETAILS && (isDetail(first) || first.length < SHORTEST_STATEMENT);
  if (isFragments || areDetails) {
    const items = story.paragraphs.map((body) => ({ body: capitalised(body) }));
    const title = writing.heading('about');
    const variant = story.paragraphs.length > 3 ? 'columns' : 'aside';
    return [{ section: { kind: 'notes', variant, title, items }, facts: story.facts }];
  }
  const photo = size <= MOST_BESIDE_PICTURE && size > 90 ? storyPhoto(story.paragraphs.join(' '), writing) : undefined;
  const hasArt = photo || (writing.hasPictures && size <= MOST_BESIDE_PICTURE && size > 240);
  return [
    {
      section: {
        kind: 'story',
        side: writing.random.pick(['left', 'right'] as const),
        title: writing.heading('about'),
        paragraphs: story.paragraphs,
        ...(hasArt && { art: { ...writing.art(), ...(photo && { photo }) } }),
      },
      facts: story.facts,
    },
  ];
}

/** Sections that the person wants and told nothing for: places to fill in, in the editor alone. */
function wantedBlocks(blocks: readonly Block[], writing: Writing): Block[] {
  const wanted = wantedSections(writing.wishes);
  const refused = new Set(
    writing.wishes.filter(({ kind, negated }) => kind === 'structure' && negated).map(({ value }) => value),
  );
  const there = new Set<string>(blocks.map(({ section }) => section.kind));
  // Opening hours may stand beside the place, and prices in a list.
  if (blocks.some(({ section }) => section.kind === 'place' && section.hours)) there.add('hours');
  if (blocks.some(({ section }) => section.kind === 'listing' && section.items.some(({ value }) => value)))
    there.add('pricing');
  return [...wanted]
    .filter((kind) => !there.has(kind) && !refused.has(kind))
    .flatMap((kind) => missingBlock(kind, writing));
}

const isOf =
  (...kinds: readonly SectionDraft['kind'][]) =>
  ({ section }: Block) =>
    kinds.includes(section.kind);

/** Short enough to stand beside the button. */
const isShortRemark = (fact: Fact): boolean =>
  fact.text.length <= 140 && !fact.text.includes('\n') && restOf(fact, ['text']) === '';

/** Everything between the opening and the footer, in its order; every fact that the opening does not hold stands here. */
export function arranged(writing: Writing, opening: Opening, call: Call, second?: Fact): Block[] {
  const inOpening = new Set([...opening.inHeader, ...opening.inHero, ...opening.story.facts]);
  const isLeft = ({ id }: { id: string }) => !inOpening.has(id);
  const clients = new Set(clientFacts(writing).map(({ id }) => id));
  const goals = goalBlocks(writing);
  const dates = dateBlocks(writing, inOpening);
  const offers = offerBlocks(writing, opening.brand);
  const { programme, contents, steps } = stepBlocks(writing);
  const proofs = writing.of('proof').filter((fact) => isLeft(fact) && !clients.has(fact.id));
  const dated = new Set(shownDates(writing, inOpening).map(({ id }) => id));
  // A heading that a list has already stands once.
  const titles = new Set(writing.of('offer', 'step').map(({ group }) => group));
  const leftovers = [
    ...writing.of('name').filter(isLeft),
    ...writing.of('date').filter((fact) => isLeft(fact) && !dated.has(fact.id)),
    ...writing.of('goal').slice(2),
    ...unnamedPeople(writing),
    ...writing.of('action').filter((fact) => fact !== call.fact && fact !== second),
    ...writing.of('condition', 'note').filter(isLeft),
  ].map((fact) => (fact.text !== '' && titles.has(fact.group) ? { ...fact, group: '' } : fact));
  const isBrief = leftovers.length <= 2 && leftovers.every(isShortRemark);
  const practical = isBrief ? [] : practicalBlocks(leftovers, writing);
  const calls = callBlocks(call, writing, isBrief ? leftovers : [], opening.brand);
  const areInContact = isBrief && calls.length === 0 && writing.of('contact').length > 0;
  const story = storyBlocks(opening, writing, proofs.length > 0);
  const isStoryFirst = writing.random.next() < 0.5;
  const middle = [
    ...clientBlocks(writing),
    ...goals,
    ...(isStoryFirst ? story : []),
    ...offers.filter(isOf('features')),
    ...(isStoryFirst ? [] : story),
    ...groupBlocks(writing, isLeft),
    ...noteBlock(writing.of('audience').filter(isLeft), writing.heading('audience'), 'aside'),
    ...statements(proofs, writing.heading('glance')),
    ...contents,
    ...steps,
    ...programme,
    ...offers.filter(isOf('pricing', 'listing')),
    ...teamBlocks(writing),
    ...quoteBlocks(writing),
    ...questionBlocks(writing),
    ...(isBrief && calls.length === 0 && !areInContact ? practicalBlocks(leftovers, writing) : practical),
    ...dates,
  ];
  const visit = visitFacts(writing, inOpening);
  const isReached = calls.some(isOf('lead-form')) || writing.of('contact').length > 0;
  const details = isReached && !wants(writing, 'place') && !wants(writing, 'hours') ? visitDetails(visit, writing) : [];
  const besideForm = { details, facts: details.length > 0 ? idsOf([...visit.places, ...visit.times]) : [] };
  const closing = [
    ...(details.length > 0 ? [] : visitBlocks(writing, visit)),
    ...withContacts(calls, writing, besideForm, areInContact ? leftovers : []),
  ];
  const contactless = writing.of('contact').length > 0 ? [] : missingBlock('contact', writing);
  const gallery = galleryBlocks(writing);
  const all = [...middle, ...gallery, ...closing, ...contactless];
  const wanted = wantedBlocks(all, writing);
  const isGalleryWanted = wants(writing, 'gallery');
  return inWishedOrder(
    [
      ...(isGalleryWanted ? gallery : []),
      ...wanted.filter(isOf('gallery')),
      ...middle,
      ...(isGalleryWanted ? [] : gallery),
      ...wanted.filter((block) => !isOf('gallery')(block)),
    ],
    [...closing, ...contactless],
    writing.wishes,
  );
}
