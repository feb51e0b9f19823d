import type { OutlineSection, PageOperation, PageOutline } from '@landfall/shared/contracts';
import { KINDS } from '../sections/kinds.ts';
import type { SectionDraft } from '../sections/model.ts';
import { drawSection } from './draw-section.ts';
import { htmlTree } from './html-tree.ts';
import { indexSection } from './outline.ts';
import { contentOf } from './section-content.ts';
import { DRAWN_KINDS, draftsOf } from './section-drafts.ts';

export interface Alternative {
  id: string;
  /** In English, as the editor's blocks are called. */
  label: string;
  operation: PageOperation;
  html: string;
}

const MOST = 3;
/** What holds more than texts, links and pictures, or stands once. */
const KEPT: ReadonlySet<string> = new Set([
  'header',
  'footer',
  'lead-form',
  'contact',
  'comparison',
  'goal',
  'hours',
  'table',
  'video',
  'popup',
  'timer',
  'embed',
]);

const variantOf = (draft: SectionDraft): string =>
  'variant' in draft ? (draft.variant ?? '') : 'side' in draft ? draft.side : '';

function labelOf(draft: SectionDraft): string {
  const kind = KINDS.find((known) => known.kind === draft.kind);
  const samples: readonly { label: string; section: SectionDraft }[] = kind?.samples ?? [];
  return samples.find(({ section }) => variantOf(section) === variantOf(draft))?.label ?? kind?.label ?? draft.kind;
}

const said = ({ elements }: Pick<OutlineSection, 'elements'>): string[] =>
  elements
    .filter(({ tag, text }) => tag !== 'img' && text !== '')
    .flatMap(({ text, href }) => [...text.split(' '), ...(href ? [href] : [])])
    .toSorted();

/** Whether another layout says every word and leads everywhere that the section does, and shows as many pictures. */
function saysTheSame(section: OutlineSection, html: string): boolean {
  const tree = htmlTree(html);
  const [node] = tree.children(tree.root);
  if (!node) return false;
  const { section: other } = indexSection(tree, node, section.id);
  const pictures = ({ elements }: Pick<OutlineSection, 'elements'>) =>
    elements.filter(({ tag }) => tag === 'img').length;
  return pictures(section) === pictures(other) && said(section).join('\n') === said(other).join('\n');
}

/** Up to three other layouts of one section with the same words, links and pictures: those of its own kind first. */
export function otherLayouts(
  section: OutlineSection,
  page: Pick<PageOutline, 'language' | 'theme'>,
  assets: string,
): Alternative[] {
  if (KEPT.has(section.kind)) return [];
  const content = contentOf(section);
  const isOpening = section.elements.some(({ tag }) => tag === 'h1');
  const kinds = DRAWN_KINDS.filter((kind) => (kind === 'hero') === isOpening);
  const ordered = [section.kind, ...kinds.filter((kind) => kind !== section.kind)].filter((kind) =>
    kinds.includes(kind),
  );
  const found: Alternative[] = [];
  for (const kind of ordered)
    for (const draft of draftsOf(kind, content)) {
      if (found.length === MOST) return found;
      if (kind === section.kind && (variantOf(draft) === section.variant || variantOf(draft) === '')) continue;
      const html = drawSection(draft, page, assets);
      if (!html || !saysTheSame(section, html)) continue;
      const variant = variantOf(draft);
      const id = variant ? `${kind}-${variant}` : kind;
      found.push({
        id,
        label: labelOf(draft),
        operation: { op: 'replace', section: section.id, with: { ...draft } },
        html,
      });
    }
  return found;
}
