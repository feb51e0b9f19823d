import type { SharedContents } from '@landfall/shared/contracts';
import { styleOfRule, stylesOfNode } from './style-rules.ts';

/** Names the shared section that an element of a page shows. Published pages do not have it. */
export const SHARED = 'data-shared';
/** The id that an element has in the shared section, where the page has another one for it. */
const OWN_ID = 'data-shared-id';
const FORM = 'data-form';

/** GrapesJS' data, as far as it is read here. */
interface Node {
  tagName?: unknown;
  attributes?: Record<string, unknown>;
  classes?: unknown;
  components?: unknown;
}
type Rule = Record<string, unknown>;
interface Data {
  pages?: { frames?: { component?: Node }[] }[];
  styles?: unknown;
  typing?: unknown;
}

/** What leads to an element by its id, beside links. */
const REFERENCES = new Set(['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'form']);
const DRAWING = /(\/art\/[a-z]+-)[a-z\d]+(-\d+\.svg)/g;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const inside = ({ components }: Node): Node[] => (Array.isArray(components) ? components.filter(isNode) : []);
const attribute = (node: Node, name: string): string => {
  const value = node.attributes?.[name];
  return typeof value === 'string' ? value : '';
};

function* all(node: Node): Generator<Node> {
  yield node;
  for (const child of inside(node)) yield* all(child);
}

const framesOf = ({ frames }: NonNullable<Data['pages']>[number]) => (Array.isArray(frames) ? frames : []);

const rootsOf = (data: Data): Node[] =>
  (Array.isArray(data.pages) ? data.pages : [])
    .flatMap(framesOf)
    .flatMap(({ component }) => (isNode(component) ? [component] : []));

const rulesOf = (data: Data): Rule[] => (Array.isArray(data.styles) ? data.styles.filter(isNode) : []) as Rule[];

/** The element that a rule is for by its id; undefined for one that is for more, or for something else. */
function idOfRule({ selectors, selectorsAdd }: Rule): string | undefined {
  const [only, ...others] = Array.isArray(selectors) ? selectors : [];
  if (others.length > 0 || selectorsAdd) return undefined;
  if (typeof only === 'string') return only.startsWith('#') ? only.slice(1) : undefined;
  const { name, type } = (only ?? {}) as { name?: unknown; type?: unknown };
  return type === 2 && typeof name === 'string' ? name : undefined;
}

const withId = (rule: Rule, id: string): Rule => ({ ...rule, selectors: [`#${id}`] });

const renamed = (said: string, names: ReadonlyMap<string, string>): string =>
  said
    .split(' ')
    .map((id) => names.get(id) ?? id)
    .join(' ');

/** A copy of an element with everything in it, in which ids and what leads to them are called otherwise. */
function copy(
  node: Node,
  names: ReadonlyMap<string, string>,
  keep: (attributes: Record<string, unknown>) => void,
): Node {
  const attributes: Record<string, unknown> = { ...node.attributes };
  keep(attributes);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value !== 'string') continue;
    if (name === 'id') attributes.id = names.get(value) ?? value;
    else if (name === 'href' && value.startsWith('#')) attributes.href = `#${renamed(value.slice(1), names)}`;
    else if (REFERENCES.has(name)) attributes[name] = renamed(value, names);
  }
  const { components, attributes: _had, ...rest } = node;
  return {
    ...rest,
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(components !== undefined && {
      components: Array.isArray(components)
        ? components.map((child) => (isNode(child) ? copy(child, names, keep) : child))
        : components,
    }),
  };
}

/** What an element of a page is as a shared section: with the ids that it has there, the rules that it alone has, and its styles. */
function contentsOf(data: Data, node: Node): SharedContents {
  const ids = new Set<string>();
  const names = new Map<string, string>();
  const named = new Set<string>();
  for (const each of all(node)) {
    for (const style of stylesOfNode(each)) named.add(style);
    const id = attribute(each, 'id');
    if (!id) continue;
    ids.add(id);
    const own = attribute(each, OWN_ID);
    if (own) names.set(id, own);
  }
  const component = copy(node, names, (attributes) => {
    delete attributes[SHARED];
    delete attributes[OWN_ID];
  });
  const styles = rulesOf(data).flatMap((rule) => {
    if (named.has(styleOfRule(rule))) return [rule];
    const id = idOfRule(rule);
    return id !== undefined && ids.has(id) ? [withId(rule, names.get(id) ?? id)] : [];
  });
  return { component: component as Record<string, unknown>, styles };
}

/** The data of a page in which these shared sections are the page's own. */
export function detachedIn<T extends object>(data: T, ids: ReadonlySet<string>): T {
  if (ids.size === 0) return data;
  const own = structuredClone(data);
  for (const node of rootsOf(own as Data).flatMap((root) => [...all(root)]))
    if (ids.has(attribute(node, SHARED)))
      for (const each of all(node)) {
        delete each.attributes?.[SHARED];
        delete each.attributes?.[OWN_ID];
      }
  return own;
}

/**
 * Contents as text that is equal for equal ones: in whatever order members stand, whichever theme they are drawn in, and
 * whatever their named styles look like, which is up to each page.
 */
export function comparable(contents: SharedContents): string {
  const ordered = (_key: string, value: unknown): unknown => {
    if (!isNode(value)) return value;
    const entries = Object.entries(value).filter(([name]) => name !== FORM);
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  const { component, styles } = contents;
  const own = styles.filter((rule) => !styleOfRule(rule));
  const rules = own.map((rule) => JSON.stringify(rule, ordered)).sort();
  return `${JSON.stringify(component, ordered)}${rules}`.replace(DRAWING, '$1$2');
}

/** A name that nothing else has. */
function free(id: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** What a page has already. */
interface Taken {
  ids: ReadonlySet<string>;
  forms: ReadonlySet<string>;
  /** What the forms of the copy that is replaced are called: their leads go on under it. */
  keptForms?: readonly string[];
}

/** A shared section for one page: under ids that the page has free. */
export function placed(id: string, { component, styles }: SharedContents, taken: Taken): SharedContents {
  const names = new Map<string, string>();
  const ids = new Set(taken.ids);
  for (const node of all(component)) {
    const own = attribute(node, 'id');
    if (!own || names.has(own)) continue;
    const name = ids.has(own) ? free(own, ids) : own;
    ids.add(name);
    names.set(own, name);
  }
  const forms = new Set(taken.forms);
  let count = 0;
  const mark = (attributes: Record<string, unknown>) => {
    const own = attributes.id;
    if (typeof own === 'string' && names.get(own) !== own) attributes[OWN_ID] = own;
    if (typeof attributes[FORM] !== 'string') return;
    const name = taken.keptForms?.[count] ?? attributes[FORM];
    count += 1;
    attributes[FORM] = forms.has(name) ? free(name, forms) : name;
    forms.add(String(attributes[FORM]));
  };
  const root = copy(component, names, mark);
  root.attributes = { ...root.attributes, [SHARED]: id };
  const rules = styles.flatMap((rule) => {
    if (styleOfRule(rule)) return [rule];
    const own = idOfRule(rule);
    const name = names.get(own ?? '');
    return name === undefined ? [] : [withId(rule, name)];
  });
  return { component: root as Record<string, unknown>, styles: rules };
}

/** Rules without those of styles that a page has already. */
function withoutKnownStyles<R extends Rule>(rules: readonly R[], page: readonly Rule[]): R[] {
  const known = new Set(page.map(styleOfRule));
  return rules.filter((rule) => !styleOfRule(rule) || !known.has(styleOfRule(rule)));
}

/** The ids and the forms of a page without those of one element. */
function takenBeside(roots: readonly Node[], except?: Node): Taken {
  const [ids, forms] = [new Set<string>(), new Set<string>()];
  const collect = (node: Node): void => {
    if (node === except) return;
    const [id, form] = [attribute(node, 'id'), attribute(node, FORM)];
    if (id) ids.add(id);
    if (form) forms.add(form);
    for (const child of inside(node)) collect(child);
  };
  for (const root of roots) collect(root);
  return { ids, forms, keptForms: except ? [...all(except)].flatMap((node) => attribute(node, FORM) || []) : [] };
}

/** An element of a page that shows a shared section. */
interface Part {
  id: string;
  node: Node;
  contents: SharedContents;
}

/** The shared sections that a page shows, each once, as they stand there. */
export function sharedIn(data: unknown): Part[] {
  const page = (data ?? {}) as Data;
  const parts = new Map<string, Part>();
  const collect = (node: Node): void => {
    const id = attribute(node, SHARED);
    if (!id) for (const child of inside(node)) collect(child);
    else if (!parts.has(id)) parts.set(id, { id, node, contents: contentsOf(page, node) });
  };
  for (const root of rootsOf(page)) collect(root);
  return [...parts.values()];
}

const PALETTE = /^([a-z\d]+)-/;

/** The drawings of a section in the colours of the page that it stands on, where the page says which. */
function inColours(contents: SharedContents, root: Node | undefined): SharedContents {
  const palette = PALETTE.exec(root ? attribute(root, 'data-theme') : '')?.[1];
  if (!palette) return contents;
  return JSON.parse(JSON.stringify(contents).replace(DRAWING, `$1${palette}$2`));
}

/**
 * A page with the given contents of its shared sections in place of those that it kept. Whatever names a section that is
 * not given, or one that stands there already, becomes a section of the page's own, unless `isPartial`.
 */
export function withShared<D>(
  data: D,
  given: ReadonlyMap<string, SharedContents>,
  { isPartial = false } = {},
): { data: D; isChanged: boolean } {
  if (!isNode(data)) return { data, isChanged: false };
  const page = data as Data;
  const roots = rootsOf(page);
  const seen = new Set<string>();
  let isChanged = false;
  let isDetached = false;
  const replaced = new Set<Node>();
  let styles: Rule[] = rulesOf(page);

  const replace = (node: Node, id: string, contents: SharedContents): Node => {
    // Of rules for what it does not hold, a page has none.
    const wanted = contentsOf({ styles: contents.styles }, contents.component);
    if (comparable(contentsOf({ styles }, node)) === comparable(wanted)) return node;
    isChanged = true;
    replaced.add(node);
    const made = placed(id, inColours(contents, roots[0]), takenBeside(roots, node));
    const gone = new Set(Array.from(all(node), (each) => attribute(each, 'id')).filter(Boolean));
    styles = [...styles.filter((rule) => !gone.has(idOfRule(rule) ?? '')), ...withoutKnownStyles(made.styles, styles)];
    return made.component as Node;
  };

  const walk = (node: Node): Node => {
    const id = attribute(node, SHARED);
    const contents = given.get(id);
    if (id && contents && !seen.has(id)) {
      seen.add(id);
      return replace(node, id, contents);
    }
    if (id && !isPartial) {
      isDetached = true;
      return detached(node);
    }
    if (!Array.isArray(node.components)) return node;
    const components = node.components.map((child) => (isNode(child) ? walk(child) : child));
    return components.some((child, index) => child !== (node.components as unknown[])[index])
      ? { ...node, components }
      : node;
  };

  if (!Array.isArray(page.pages)) return { data, isChanged };
  const pages = page.pages.map((each) => ({
    ...each,
    frames: framesOf(each).map((frame) =>
      isNode(frame.component) ? { ...frame, component: walk(frame.component) } : frame,
    ),
  }));
  if (!isChanged) return { data: isDetached ? ({ ...page, pages } as D) : data, isChanged };
  const { typing, ...rest } = page;
  // What was being typed in what is no longer there has no place.
  const isTyped = typing !== undefined && !leadsThrough(roots[0], typing, replaced);
  return { data: { ...rest, ...(isTyped && { typing }), pages, styles } as D, isChanged };
}

/** Whether kept text that is being typed stands in one of these elements. */
function leadsThrough(root: Node | undefined, typing: unknown, nodes: ReadonlySet<Node>): boolean {
  const { path } = (typing ?? {}) as { path?: unknown };
  let at: unknown = root;
  for (const index of Array.isArray(path) ? path : []) {
    if (!isNode(at) || !Array.isArray(at.components)) return false;
    at = at.components[index];
    if (nodes.has(at as Node)) return true;
  }
  return false;
}

/** An element as one of the page's own, with everything in it. */
function detached<N extends Node>(node: N): N {
  return copy(node, new Map(), (attributes) => {
    delete attributes[SHARED];
    delete attributes[OWN_ID];
  }) as N;
}

/** What an element of a page would be as a shared section: the element at these positions from the page's root down. */
export function contentsAt(data: unknown, path: readonly number[]): SharedContents | null {
  const page = (data ?? {}) as Data;
  const node = path.reduce<Node | undefined>((at, index) => {
    const child: unknown = Array.isArray(at?.components) ? at.components[index] : undefined;
    return isNode(child) ? child : undefined;
  }, rootsOf(page)[0]);
  return node ? contentsOf(page, node) : null;
}

/** What a page has already, beside its shared section of this id. */
export function takenOn(data: unknown, id = ''): Taken {
  const part = sharedIn(data).find((each) => each.id === id);
  return takenBeside(rootsOf((data ?? {}) as Data), part?.node);
}

/** A page as text without what its shared sections hold: equal where nothing else was changed. */
export function withoutShared(data: unknown): string {
  const nothing = { component: {}, styles: [] };
  const given = new Map(sharedIn(data).map(({ id }) => [id, nothing]));
  return JSON.stringify(withShared(data, given, { isPartial: true }).data);
}
