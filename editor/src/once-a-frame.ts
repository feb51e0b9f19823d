/** Reads what it needs, and returns what draws it: the browser lays out anew for whoever reads after somebody drew. */
export type FrameWork = () => unknown;

const due = new Set<FrameWork>();

function run(): void {
  const works = [...due];
  due.clear();
  const drawn = works.map((work) => work());
  for (const draw of drawn) if (typeof draw === 'function') draw();
}

/**
 * Work that is done once, however often it is asked for until then: with the next frame after what GrapesJS puts off by a
 * timer for the same event, which would ask for the same work again.
 * @returns asks for the work
 */
export function onceAFrame(work: FrameWork): () => void {
  return () => {
    if (due.size === 0) setTimeout(() => requestAnimationFrame(run));
    due.add(work);
  };
}
