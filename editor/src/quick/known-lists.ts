import type { Editor } from 'grapesjs';

interface Registry {
  isRegistered: (thing: object) => unknown;
  register: (thing: object) => unknown;
  unregister: (thing: object) => unknown;
}

/**
 * GrapesJS plugin: undo knows by a set which lists it follows. It looks through all of them for each list of children
 * that is new, which takes a page of 2,000 elements millions of comparisons.
 */
export function knownLists(editor: Editor): void {
  const manager = editor.UndoManager.getInstance() as { objectRegistry?: Registry } | undefined;
  const registry = manager?.objectRegistry;
  if (!registry) return;
  const known = new WeakSet<object>();
  const { isRegistered, register, unregister } = registry;
  const isModel = (thing: object) => 'cid' in thing && Boolean(thing.cid);
  registry.isRegistered = function (thing) {
    return isModel(thing) ? isRegistered.call(this, thing) : known.has(thing);
  };
  registry.register = function (thing) {
    const isNew = register.call(this, thing);
    if (!isModel(thing)) known.add(thing);
    return isNew;
  };
  registry.unregister = function (thing) {
    const isGone = unregister.call(this, thing);
    known.delete(thing);
    return isGone;
  };
}
