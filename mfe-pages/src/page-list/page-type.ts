const LABELS: Record<string, string> = { 'page:landing:page': 'Landing Page', 'page:other': 'Other' };

/** How a page's type is labelled. */
export const pageTypeLabel = (type: string): string => (Object.hasOwn(LABELS, type) && LABELS[type]) || 'Unknown';
