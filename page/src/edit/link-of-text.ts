import type { PageOperation, PageOutline } from '@landfall/shared/contracts';
import { linkAddress } from '../sanitize/link-address.ts';

const PLACES = /^(?:tel|mailto|https?):/;

/**
 * An operation with the one that belongs to it: a phone number or an address that a link shows is the one that it leads
 * to, so a link follows its text.
 */
export function withLink(operation: PageOperation, { sections }: Pick<PageOutline, 'sections'>): PageOperation[] {
  if (operation.op !== 'text') return [operation];
  const { section: id, ref, text } = operation;
  const element = sections.find((section) => section.id === id)?.elements.find((other) => other.ref === ref);
  if (!element || !PLACES.test(element.href) || linkAddress(element.text) !== element.href) return [operation];
  const href = linkAddress(text);
  return href && PLACES.test(href) && href !== element.href
    ? [operation, { op: 'link', section: id, ref, href }]
    : [operation];
}
