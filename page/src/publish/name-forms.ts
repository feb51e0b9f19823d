import type { PageModel } from '../sections/model.ts';

/**
 * A page whose forms are all called something, each something else: the name stays theirs when sections are moved, and their
 * leads with it. A form without a name, or with that of one before it, gets the first free number.
 */
export function withNamedForms(page: PageModel): PageModel {
  const named = page.sections.flatMap((section) => (section.kind === 'lead-form' && section.id ? [section.id] : []));
  const taken = new Set(named);
  const used = new Set<string>();
  const free = () => {
    let number = 1;
    while (taken.has(String(number))) number += 1;
    taken.add(String(number));
    return String(number);
  };
  const sections = page.sections.map((section) => {
    if (section.kind !== 'lead-form') return section;
    const id = section.id && !used.has(section.id) ? section.id : free();
    used.add(id);
    return { ...section, id };
  });
  return { ...page, sections };
}
