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

// A frame comes with the next timers, however busy the machine: nothing presses a dialog before the frame that opens it to presses.
globalThis.requestAnimationFrame = (callback) => setTimeout(() => callback(performance.now()), 0);
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);

// Chakra's machines move in microtasks and animation frames, outside any test's act(): tests await what they show.
// These are the components that hold their state, by their whole names: ours of similar names are not excused.
const ROOTS = 'Checkbox|Dialog|Drawer|Menu|Popover|RadioGroup|SegmentGroup|Switch|Tabs|Tooltip';
const MACHINES = new RegExp(
  `^(?:(?:${ROOTS})Root(?:Provider)?|(?:Dialog|Drawer)Backdrop|Presence|TabContent|Toaster|ToastActor)$`,
);
const ofMachine = ([text, component]) =>
  String(text).includes('not wrapped in act(') && MACHINES.test(String(component));

// Any other error that is logged is one that no test expects, and fails the one in which it was: an update of ours outside
// act(), a page that is left (jsdom leads nowhere), a call that the test does not fake.
const logged = [];
console.error = (...parts) => {
  if (!ofMachine(parts)) logged.push(parts);
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
