import sanitizeHtml from 'sanitize-html';
import { withBackdrops } from '../sections/parts/backdrops.ts';
import { withMaps } from '../sections/parts/map-links.ts';
import { withPopups } from '../sections/parts/popups.ts';
import { withPlayers } from '../sections/parts/video-player.ts';
import { cleanDeclarations } from './clean-css.ts';
import { linkAddress } from './link-address.ts';
import { withOwnNames } from './own-names.ts';
import { Unfilled, withoutLinksTo } from './unfilled.ts';

const SVG_TAGS = ['svg', 'g', 'path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse', 'title'];
const TAGS = [
  ...[
    'header',
    'nav',
    'main',
    'section',
    'article',
    'aside',
    'footer',
    'div',
    'figure',
    'figcaption',
    'hgroup',
    'address',
  ],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'hr', 'pre'],
  ...[
    'a',
    'span',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'small',
    'mark',
    'sub',
    'sup',
    'br',
    'code',
    'time',
    'abbr',
    'q',
    'cite',
  ],
  ...['img', 'picture', 'source', 'video', 'details', 'summary', 'button'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['form', 'fieldset', 'legend', 'label', 'input', 'textarea', 'select', 'optgroup', 'option'],
  ...SVG_TAGS,
];

/** What a visitor may fill in. No passwords, which a page of this kind has no business with. */
const INPUT_TYPES = new Set(
  'text email tel url number range date time month week datetime-local checkbox radio hidden submit file'.split(' '),
);
const CONTROL = ['name', 'required', 'disabled', 'autocomplete', 'placeholder', 'readonly'];

/** The step that a field stands in, and the value of another field that it is asked for with. */
const MARKS = ['data-step', 'data-if', 'data-is'];

// An empty choice is what makes a browser ask for one. Known to the library, not to its types.
const EMPTY_ATTRIBUTES = { allowedEmptyAttributes: ['alt', 'value'] };

/** Without its scheme, a domain would be taken for a page beside this one. */
const completed = (href: string): string => {
  const address = linkAddress(href);
  return address && /^(?:https?|mailto|tel):/.test(address) ? address : href;
};

const cleanTag: sanitizeHtml.Transformer = (tagName, { style, ...attribs }) => {
  const kept = style === undefined ? '' : cleanDeclarations(style);
  if (kept) attribs.style = kept;
  if (attribs.tabindex !== '0') delete attribs.tabindex;
  // A page that is opened in a new tab gets no hold on this one.
  if (attribs.target !== undefined) attribs.rel = 'noopener';
  if (tagName === 'a' && attribs.href) attribs.href = completed(attribs.href);
  // Nothing sounds that nobody asked for.
  if (attribs.muted === undefined) delete attribs.autoplay;
  // What visitors fill in goes to the page itself, never into an address.
  if (tagName === 'form') attribs.method = 'post';
  return { tagName, attribs };
};

/** A cell of a table whose sample nobody replaced keeps its place, and is empty. */
const emptyCell: sanitizeHtml.Transformer = (tagName, { 'data-placeholder': sample, ...attribs }) => ({
  tagName,
  attribs,
  ...(sample !== undefined && { text: '' }),
});

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  disallowedTagsMode: 'discard',
  // Deeper than any page of ours; without a limit the time grows with the square of the depth.
  nestingLimit: 64,
  nonTextTags: ['script', 'style', 'noscript', 'iframe', 'object', 'embed', 'template', 'head'],
  allowedAttributes: {
    '*': [
      'id',
      'class',
      'style',
      'title',
      'lang',
      'dir',
      'role',
      'aria-*',
      'data-section',
      'data-placeholder',
      'hidden',
    ],
    a: ['href', 'target', 'rel', 'data-height'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'fetchpriority', 'srcset', 'sizes'],
    source: ['src', 'srcset', 'type', 'media', 'sizes'],
    video: ['src', 'poster', 'controls', 'muted', 'autoplay', 'loop', 'playsinline', 'width', 'height', 'preload'],
    // Only what scrolls: an order of its own would lead the keyboard astray.
    div: ['tabindex'],
    details: ['open', 'name'],
    button: ['type'],
    form: ['method', 'autocomplete', 'data-form', 'data-thanks', 'data-next-step', 'data-file'],
    label: ['for', ...MARKS],
    input: [
      ...CONTROL,
      'type',
      'value',
      'checked',
      'min',
      'max',
      'step',
      'minlength',
      'maxlength',
      'pattern',
      'inputmode',
      'accept',
      ...MARKS,
    ],
    textarea: [...CONTROL, 'rows', 'cols', 'minlength', 'maxlength'],
    select: [...CONTROL, 'multiple', 'size'],
    optgroup: ['label', 'disabled'],
    option: ['value', 'selected', 'disabled'],
    fieldset: ['disabled', 'data-required', ...MARKS],
    p: ['data-until', 'data-zone', 'data-ended'],
    time: ['datetime'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ...Object.fromEntries(
      SVG_TAGS.map((tag) => [
        tag,
        [
          'viewBox',
          'fill',
          'stroke',
          'stroke-width',
          'stroke-linecap',
          'stroke-linejoin',
          'd',
          'cx',
          'cy',
          'r',
          'rx',
          'ry',
          'x',
          'y',
        ].concat(['x1', 'y1', 'x2', 'y2', 'points', 'width', 'height', 'transform', 'opacity']),
      ]),
    ),
  },
  ...EMPTY_ATTRIBUTES,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'], source: ['http', 'https'], video: ['http', 'https'] },
  allowProtocolRelative: false,
  selfClosing: [...(sanitizeHtml.defaults.selfClosing ?? []), 'source'],
  // SVG spells names in mixed case.
  parser: { lowerCaseTags: true, lowerCaseAttributeNames: false },
  transformTags: { '*': cleanTag },
};

/** A field or a picture that no page may have. */
const isRefused = (frame: sanitizeHtml.IFrame): boolean =>
  (frame.tag === 'input' && !INPUT_TYPES.has((frame.attribs.type ?? 'text').toLowerCase())) ||
  // A picture that is no picture.
  (frame.tag === 'img' && /^data:(?!image\/(?:png|jpeg|gif|webp|svg\+xml)[;,])/i.test(frame.attribs.src ?? ''));

/**
 * A page's body as the editor exported it, made safe to publish: no scripts, handlers, frames, foreign
 * addresses' schemes or unfilled placeholders, nor sections of those alone and links to them. What our sections and the
 * editor produce is kept.
 */
export function sanitizePage(html: string): string {
  const unfilled = new Unfilled();
  const exclusiveFilter = (frame: sanitizeHtml.IFrame) => isRefused(frame) || unfilled.drops(frame);
  const clean = sanitizeHtml(html, {
    ...OPTIONS,
    transformTags: { '*': cleanTag, td: emptyCell },
    exclusiveFilter,
  });
  const linked = withMaps(withoutLinksTo(unfilled.absent, clean));
  return withPopups(withBackdrops(withPlayers(withOwnNames(linked)))).trim();
}

/** A part of a page, made safe to be edited: samples that nobody filled in stay. */
export const sanitizePart = (html: string): string =>
  sanitizeHtml(html, { ...OPTIONS, exclusiveFilter: isRefused }).trim();
