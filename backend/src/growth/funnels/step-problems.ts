/** What is known of a page that is to be a step. */
interface StepPage {
  id: string;
  /** The funnel that it is in; null for none. */
  funnelId: string | null;
  funnel: string | null;
}

/** What is wrong with the steps of a funnel, by field. `known` are those that are pages of its project; `own` is the funnel's id. */
export function stepProblems(
  steps: readonly string[],
  known: ReadonlyMap<string, StepPage>,
  own: string,
): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const [index, id] of steps.entries()) {
    const page = known.get(id);
    if (!page) fields[`steps.${index}`] = ['This page does not exist.'];
    else if (page.funnelId !== null && page.funnelId !== own)
      fields[`steps.${index}`] = [`This page is in the funnel "${page.funnel}" already.`];
  }
  return fields;
}
