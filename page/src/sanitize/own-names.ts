const PARTS = /<section[\s>]|<form[\s>]|<\/form>|<(?:details|input)\s[^<>]*>/g;
const NAME = /(\sname=")([^"]+)"/;

const TAB = /^<details\s(?:[^<>]*\s)?class="(?:[^"]*\s)?tab[\s"]/;

/** A tab with a name: without one, it would leave the others open. */
const named = (tag: string): string =>
  TAB.test(tag) && !NAME.test(tag) ? tag.replace('<details', '<details name="tabs"') : tag;

/** Only of these one excludes the others of its name. */
const isExclusive = (tag: string): boolean => tag.startsWith('<details') || tag.includes(' type="radio"');

/**
 * Sanitised markup in which tabs exclude each other, and no two sections share the name of panels or choices: whoever opened one in a copy of a section
 * would close one in the other. What a form sends keeps its names.
 */
export function withOwnNames(html: string): string {
  const owners = new Map<string, number>();
  let section = 0;
  let isForm = false;
  return html.replace(PARTS, (tag) => {
    if (tag.startsWith('<section')) section += 1;
    else if (tag.startsWith('<form')) isForm = true;
    else if (tag === '</form>') isForm = false;
    if (isForm || !isExclusive(tag)) return tag;
    return named(tag).replace(NAME, (whole, before: string, name: string) => {
      let own = name;
      for (let count = 2; (owners.get(own) ?? section) !== section; count += 1) own = `${name}-${count}`;
      owners.set(own, section);
      return own === name ? whole : `${before}${own}"`;
    });
  });
}
