const MAIN = /<main[\s>]/;
/** A section of the page; a bar above everything shows no picture. */
const SECTION = /<section\s(?![^<>]*\bbar-strip\b)/g;
const EAGER_PICTURE = /<img(?=\s)(?![^<>]*\sloading=)/g;

/** A published document in which pictures below its first section are loaded when they come near. */
export function withLazyPictures(document: string): string {
  const main = document.search(MAIN);
  const [, second] = main < 0 ? [] : Array.from(document.slice(main).matchAll(SECTION));
  if (!second) return document;
  const below = main + second.index;
  return document.slice(0, below) + document.slice(below).replace(EAGER_PICTURE, '<img loading="lazy"');
}
