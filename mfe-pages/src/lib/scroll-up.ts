/** Begins a list anew at its top, in the dialog that scrolls it. */
export function scrollUp(list: HTMLElement | null): void {
  const body = list?.closest('[data-scope="dialog"][data-part="body"]');
  if (body) body.scrollTop = 0;
}
