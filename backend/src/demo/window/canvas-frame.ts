// A frame without an address is out of a service worker's reach, and the editor's canvas is one: it is given an address,
// below the folder of this script.
const { src } = document.currentScript as HTMLScriptElement;
const create = document.createElement.bind(document);

document.createElement = ((name: string, options?: ElementCreationOptions) => {
  const made = create(name, options);
  if (made instanceof HTMLIFrameElement) made.src = new URL('v1/editor/canvas', src).href;
  return made;
}) as typeof document.createElement;
