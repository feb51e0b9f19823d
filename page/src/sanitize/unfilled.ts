import type { IFrame } from 'sanitize-html';

// What of a section says nothing by itself: its title, and buttons.
const isFrame = ({ tag, attribs }: IFrame): boolean =>
  tag === 'h2' || (tag === 'a' && /(?:^|\s)button(?:\s|$)/.test(attribs.class ?? ''));
const isGroup = ({ attribs }: IFrame): boolean => /(?:^|\s)(?:row|note)-group(?:\s|$)/.test(attribs.class ?? '');

// Our own drawings stand where there is no picture yet.
const DRAWING = /\/art\/[a-z]+-[a-z]+-\d+\.svg$/;
const isPicture = ({ tag, attribs }: IFrame): boolean =>
  tag === 'video' || (tag === 'img' && !DRAWING.test(attribs.src ?? ''));

/** Follows a document from its inside to its outside, and finds what is empty once its placeholders are left out. */
export class Unfilled {
  /** Anchors of the sections that were left out. */
  readonly absent = new Set<string>();
  private samples = 0;
  private samplesInGroup = 0;
  private linesInGroup = 0;
  private pictures = 0;

  /** Whether an element is left out; asked once for each, when it ends. */
  drops(frame: IFrame): boolean {
    if (frame.attribs['data-placeholder'] !== undefined) {
      this.samples += 1;
      this.samplesInGroup += 1;
      return true;
    }
    if (frame.tag === 'li') this.linesInGroup += 1;
    if (isPicture(frame)) this.pictures += 1;
    if (isGroup(frame)) return this.dropsGroup();
    // What frames a section is not counted among its words.
    if (isFrame(frame)) frame.text = '';
    return frame.tag === 'section' && this.dropsSection(frame);
  }

  private dropsGroup(): boolean {
    const isEmpty = this.samplesInGroup > 0 && this.linesInGroup === 0;
    this.samplesInGroup = 0;
    this.linesInGroup = 0;
    return isEmpty;
  }

  private dropsSection({ attribs, text }: IFrame): boolean {
    const isEmpty = this.samples > 0 && text.trim() === '' && this.pictures === 0;
    const isOurs = attribs['data-section'] !== undefined && attribs['data-section'] !== 'hero';
    this.samples = 0;
    this.samplesInGroup = 0;
    this.linesInGroup = 0;
    this.pictures = 0;
    if (isEmpty && isOurs && attribs.id) this.absent.add(attribs.id);
    return isEmpty && isOurs;
  }
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
