/** What is known of a page that is to be a variant. */
interface VariantPage {
  id: string;
  status: 'active' | 'inactive' | 'pending';
  hasContents: boolean;
}

/** What is wrong with a page as a variant; null where it can be one. */
export function variantProblem(page: VariantPage, controlId: string): string | null {
  if (page.id === controlId) return 'The page itself takes part already. Choose another one.';
  if (page.status === 'pending') return 'This page is still being generated.';
  if (page.status === 'active') return 'This page is published on its own. Switch it off first.';
  return page.hasContents ? null : 'This page has no contents yet.';
}
