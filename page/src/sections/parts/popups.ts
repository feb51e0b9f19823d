import { attributeOf } from './attribute-of.ts';

const POPUP = /^<section\s(?:[^<>]*\s)?class="(?:[^"]*\s)?popup[\s"]/;
const CLOSE = /^<button\s(?:[^<>]*\s)?class="(?:[^"]*\s)?popup-close[\s"]/;
/** What a button may not hold. */
const BLOCK =
  /<(?:address|article|aside|blockquote|div|dl|fieldset|figure|form|h[1-6]|hr|ol|p|pre|section|table|ul)[\s>]/;
const HEADING = /<(h[1-6])(?:\s[^<>]*)?>/;
/** No element has this id: the address without a target, and the page stays where it is. */
const NOWHERE = '#_';

const tagOf = (part: string): string => part.slice(0, part.indexOf('>') + 1);

/** What the first heading in some markup says. */
function headingIn(markup: string): string {
  const start = HEADING.exec(markup);
  if (!start) return '';
  const from = start.index + start[0].length;
  const to = markup.indexOf(`</${start[1]}>`, from);
  return markup
    .slice(from, to < 0 ? from : to)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/"/g, '&quot;')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The control that closes a popup: a button where it was opened by one, a link where an address opened it. */
function closing(markup: string, id: string): string {
  return markup
    .split(/(?=<button\s)/)
    .map((part) => {
      if (!CLOSE.test(part)) return part;
      const tag = tagOf(part);
      const end = part.indexOf('</button>');
      if (end < 0) return part;
      const [sign, label] = [part.slice(tag.length, end), attributeOf(tag, 'aria-label')];
      return `<button type="button" class="popup-close" aria-label="${label}" command="close" commandfor="${id}" popovertarget="${id}" popovertargetaction="hide">${sign}</button><a class="popup-close popup-away" href="${NOWHERE}" aria-label="${label}">${sign}</a>${part.slice(end + '</button>'.length)}`;
    })
    .join('');
}

/** A popup's section as the dialog that it is for visitors. One without an id, which nothing could open, stays as it is. */
function dialogOf(tag: string, inside: string): string {
  const id = attributeOf(tag, 'id');
  if (!id) return `${tag}${inside}</section>`;
  const name = headingIn(inside);
  const start = `${tag.replace('<section', '<dialog').slice(0, -1)} popover="auto" closedby="any"${name && ` aria-label="${name}"`}>`;
  return `${start}${closing(inside, id)}</dialog>`;
}

/** Markup with dialogs in place of the sections that are popups; sections may lie in them. */
function withDialogs(markup: string, ids: Set<string>): string {
  const out: string[] = [];
  let popup: { tag: string; inside: string; depth: number } | undefined;
  for (const part of markup.split(/(?=<section[\s>]|<\/section>)/)) {
    if (!popup) {
      if (!POPUP.test(part)) {
        out.push(part);
        continue;
      }
      const tag = tagOf(part);
      if (attributeOf(tag, 'id')) ids.add(attributeOf(tag, 'id'));
      popup = { tag, inside: part.slice(tag.length), depth: 0 };
    } else if (part.startsWith('</section>')) {
      if (popup.depth > 0) {
        popup.depth -= 1;
        popup.inside += part;
      } else {
        out.push(dialogOf(popup.tag, popup.inside), part.slice('</section>'.length));
        popup = undefined;
      }
    } else {
      if (part.startsWith('<section')) popup.depth += 1;
      popup.inside += part;
    }
  }
  if (popup) out.push(popup.tag, popup.inside);
  return out.join('');
}

/** The button in place of a link to a popup; null for a link that leads elsewhere, or holds what no button may. */
function openerOf(link: string, ids: ReadonlySet<string>): string | null {
  const tag = tagOf(link);
  const inside = link.slice(tag.length);
  const href = attributeOf(tag, 'href');
  const id = href.slice(1);
  if (!href.startsWith('#') || !ids.has(id) || BLOCK.test(inside)) return null;
  const classes = attributeOf(tag, 'class').split(/\s+/).filter(Boolean);
  const own = [...classes, ...(classes.includes('button') ? [] : ['opener'])].join(' ');
  const others = tag.slice(2, -1).replace(/\s(?:href|target|rel|class)="[^"]*"/g, '');
  return `<button type="button" class="${own}"${others} command="show-modal" commandfor="${id}" popovertarget="${id}">${inside}</button>`;
}

/**
 * Safe markup in which popups are dialogs, and links to them buttons that open them: by `command` as a modal dialog, and in
 * browsers that do not know it yet as a popover. An address that leads to a popup, from another page or a mail, opens it by
 * `:target`.
 */
export function withPopups(markup: string): string {
  const ids = new Set<string>();
  const drawn = withDialogs(markup, ids);
  if (ids.size === 0) return drawn;
  return drawn
    .split(/(?=<a\s)/)
    .map((part) => {
      const end = part.indexOf('</a>');
      const opener = part.startsWith('<a') && end >= 0 ? openerOf(part.slice(0, end), ids) : null;
      return opener === null ? part : opener + part.slice(end + '</a>'.length);
    })
    .join('');
}
