const LABELS = { 'page:landing:page': 'landingPage', 'page:other': 'otherType' } as const;

/** How a page's type is labelled: an entry of the area's texts. */
export const pageTypeLabel = (type: string): 'landingPage' | 'otherType' | 'unknownType' =>
  Object.hasOwn(LABELS, type) ? LABELS[type as keyof typeof LABELS] : 'unknownType';
