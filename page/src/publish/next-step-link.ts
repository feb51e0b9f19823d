/** Where a link leads that leads to the next step of the page's funnel, whatever address that has. */
export const NEXT_STEP = '#next-step';
