import type { Component, Editor } from 'grapesjs';
import { baseElement } from './base-element.ts';

interface Base {
  set: (this: Making, ...values: unknown[]) => unknown;
  initToolbar: unknown;
}

/** An element, which has no views while it is being made. */
type Making = Component & { views?: unknown; _events?: Record<string, unknown> };

/** What GrapesJS gives an element while it makes it. */
const GIVEN: ReadonlySet<unknown> = new Set(['components', 'classes', 'toolbar', 'void', 'status']);

const changed = new WeakSet<object>();

/** Whether somebody would be told of a change. */
const isHeard = ({ _events: events }: Making, name: string): boolean =>
  events !== undefined && (events.all !== undefined || events.change !== undefined || `change:${name}` in events);

/**
 * GrapesJS plugin: what an element is given while it is made is simply put there. GrapesJS copies its fifty properties each
 * time, to tell of what they were, when there is nobody yet to be told.
 */
export function quietSets(editor: Editor): void {
  const base = baseElement<Base>(editor, 'set', 'initToolbar') ?? baseElement<Base>(editor, 'initToolbar');
  if (!base || changed.has(base)) return;
  changed.add(base);
  const { set } = base;
  base.set = function (...values) {
    const [name, value] = values;
    if (values.length !== 2 || this.views !== undefined || !GIVEN.has(name)) return set.apply(this, values);
    const attributes = this.attributes as Record<string, unknown>;
    if (attributes[name as string] === value) return this;
    if (isHeard(this, name as string)) return set.apply(this, values);
    attributes[name as string] = value;
    return this;
  };
}
