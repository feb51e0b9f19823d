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

// Menus and notifications are state machines that move on animation frames, outside any test's act(): tests await what
// they show. jsdom leads nowhere: a download or a page that is loaded anew ends there. A call that a test does not fake
// fails, and its screen says so.
const EXPECTED = ['not wrapped in act(', 'not configured to support act(', 'Not implemented: navigation', '[MSW]'];

// Any other error that is logged is one that no test expects, and fails the one in which it was.
const logged = [];
console.error = (...parts) => {
  const text = String(parts[0]?.message ?? parts[0]);
  if (!EXPECTED.some((expected) => text.includes(expected))) logged.push(parts);
};

afterEach(() => {
  const [first, ...others] = logged.splice(0);
  if (!first) return;
  const [message, ...values] = first;
  const text = values.reduce(
    (line, value) => line.replace(/%[sdoO]/, () => String(value)),
    String(message?.stack ?? message),
  );
  throw new Error(`console.error${others.length > 0 ? ` (and ${others.length} more)` : ''}: ${text}`);
});

// What one test leaves in the browser's storage is not there for the next.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
