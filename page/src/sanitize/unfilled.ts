import { Parser } from 'htmlparser2';
import type { IFrame } from 'sanitize-html';
import { isBackdrop } from '../sections/parts/backdrops.ts';
import { embedAddress, isEmbedLink } from '../sections/parts/embed-link.ts';
import { endOf, isTimeLeft } from '../sections/parts/time-left.ts';
import { hasVideo, isVideoLink } from '../sections/parts/video-player.ts';

// What of a section says nothing by itself: its title, buttons, names of columns, the choice between prices, and what lies behind it.
const isFrame = ({ tag, attribs }: IFrame): boolean =>
  tag === 'h2' ||
  tag === 'thead' ||
  (tag === 'div' && isBackdrop(attribs.class)) ||
  (tag === 'fieldset' && /(?:^|\s)plan-terms(?:\s|$)/.test(attribs.class ?? '')) ||
  (tag === 'a' && /(?:^|\s)button(?:\s|$)/.test(attribs.class ?? ''));
/** A video that nobody gave an address. */
const isNoVideo = ({ tag, attribs }: IFrame): boolean =>
  tag === 'a' && isVideoLink(attribs.class) && !hasVideo(attribs.href ?? '');
/** A countdown that nobody gave an end. */
const isEndless = ({ attribs }: IFrame): boolean =>
  isTimeLeft(attribs.class) && endOf({ until: attribs['data-until'] ?? '', zone: attribs['data-zone'] ?? '' }) === null;
/** Something of another site that nobody gave an address. */
const isNoEmbed = ({ tag, attribs }: IFrame): boolean =>
  tag === 'a' && isEmbedLink(attribs.class) && !embedAddress(attribs.href ?? '');
/** A list of which no item is left. */
const isEmptyList = ({ tag, attribs, text, mediaChildren }: IFrame): boolean =>
  (tag === 'ul' || tag === 'ol') &&
  /(?:^|\s)(?:list|ticks)(?:\s|$)/.test(attribs.class ?? '') &&
  text.trim() === '' &&
  mediaChildren.length === 0;
/** Sections that say nothing without the one thing that they are there for. */
const OF_ONE_THING: ReadonlySet<string | undefined> = new Set(['timer', 'embed']);
const isGroup = ({ attribs }: IFrame): boolean => /(?:^|\s)(?:row|note)-group(?:\s|$)/.test(attribs.class ?? '');

// Our own drawings stand where there is no picture yet.
const DRAWING = /\/art\/[a-z]+-[a-z]+-\d+\.svg$/;
const isPicture = ({ tag, attribs }: IFrame): boolean =>
  tag === 'video' || (tag === 'img' && !DRAWING.test(attribs.src ?? ''));

const MEDIA: ReadonlySet<string> = new Set(['img', 'audio', 'video', 'picture', 'svg']);

/** Follows a document from its inside to its outside, and finds what is empty once its placeholders are left out. */
export class Unfilled {
  /** Anchors of the sections that were left out. */
  readonly absent = new Set<string>();
  private samples = 0;
  private isThingMissing = false;
  private samplesInGroup = 0;
  private linesInGroup = 0;

  /** Whether an element is left out; asked once for each, when it ends. */
  drops(frame: IFrame): boolean {
    const isSample = frame.attribs['data-placeholder'] !== undefined || isNoVideo(frame);
    if (frame.tag === 'section') return this.dropsSection(frame, isSample);
    if (isEndless(frame) || isNoEmbed(frame)) {
      this.isThingMissing = true;
      return true;
    }
    if (isEmptyList(frame)) return true;
    if (isSample) {
      this.samples += 1;
      this.samplesInGroup += 1;
      return true;
    }
    if (frame.tag === 'li') this.linesInGroup += 1;
    if (isGroup(frame)) return this.dropsGroup();
    // A section's text decides whether it is empty: what frames it is no part of that, a picture and a countdown are.
    if (isFrame(frame)) frame.text = '';
    if (isPicture(frame) || isTimeLeft(frame.attribs.class)) frame.text = frame.tag;
    return false;
  }

  private dropsGroup(): boolean {
    const isEmpty = this.samplesInGroup > 0 && this.linesInGroup === 0;
    this.samplesInGroup = 0;
    this.linesInGroup = 0;
    return isEmpty;
  }

  private dropsSection({ attribs, text }: IFrame, isSample: boolean): boolean {
    const isWithout = this.isThingMissing && OF_ONE_THING.has(attribs['data-section']);
    const isOurs = attribs['data-section'] !== undefined && attribs['data-section'] !== 'hero';
    const isEmpty = isSample || isWithout || (isOurs && this.samples > 0 && text.trim() === '');
    this.samples = 0;
    this.isThingMissing = false;
    this.samplesInGroup = 0;
    this.linesInGroup = 0;
    if (isEmpty && attribs.id) this.absent.add(attribs.id);
    return isEmpty;
  }
}

/** Anchors of the sections of edited markup that are left out when it is published. */
export function unfilledSections(html: string): ReadonlySet<string> {
  const unfilled = new Unfilled();
  const open: IFrame[] = [];
  const parser = new Parser({
    onopentag: (tag, attribs) => open.push({ tag, attribs, text: '', tagPosition: 0, mediaChildren: [] }),
    ontext: (text) => {
      const inside = open.at(-1);
      if (inside) inside.text += text;
    },
    onclosetag: () => {
      const frame = open.pop();
      const around = open.at(-1);
      if (!frame || unfilled.drops(frame) || !around) return;
      around.text += frame.text;
      if (MEDIA.has(frame.tag)) around.mediaChildren.push(frame.tag);
    },
  });
  parser.end(html);
  return unfilled.absent;
}

const NAVIGATION = /<nav[\s>][\s\S]*?<\/nav>/g;
const LINK = /<a\s([^<>]*)>([\s\S]*?)<\/a>/g;

/**
 * Sanitised markup without links to sections that are not there: gone where they are buttons or stand in a navigation,
 * words elsewhere.
 */
export function withoutLinksTo(absent: ReadonlySet<string>, html: string): string {
  if (absent.size === 0) return html;
  const isTo = (attributes: string) => absent.has(/(?:^|\s)href="#([^"]*)"/.exec(attributes)?.[1] ?? '');
  const isButton = (attributes: string) => /(?:^|\s)class="(?:[^"]*\s)?button[\s"]/.test(attributes);
  return html
    .replace(NAVIGATION, (nav) => nav.replace(LINK, (link, attributes: string) => (isTo(attributes) ? '' : link)))
    .replace(LINK, (link, attributes: string, words: string) =>
      !isTo(attributes) ? link : isButton(attributes) ? '' : words,
    );
}
