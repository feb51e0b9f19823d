import type { Template } from '@landfall/shared/contracts';
import { withoutAccents } from '../../lib/slug.ts';

/** The templates of a category ('' for all) that have every word of the search, without case or accents. */
export function findTemplates(templates: readonly Template[], search: string, category: string): Template[] {
  const words = withoutAccents(search).split(/\s+/).filter(Boolean);
  return templates.filter((template) => {
    if (category && template.category !== category) return false;
    const text = withoutAccents(`${template.name} ${template.description} ${template.category}`);
    return words.every((word) => text.includes(word));
  });
}
