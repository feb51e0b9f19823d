import '@testing-library/jest-dom';

// A busy machine is slow, not wrong.
jest.setTimeout(20_000);

// What jsdom does not have and components ask for.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
});

// The state machines behind menus and notifications move on animation frames, outside any test's act();
// tests await what they show. React's remark about it would bury everything else.
const { error } = console;
console.error = (...parts) => {
  if (!String(parts[0]).includes('not wrapped in act(')) error(...parts);
};

// What one test leaves in the browser's storage is not there for the next.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
