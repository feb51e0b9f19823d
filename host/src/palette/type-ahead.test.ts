import {
  beginTypeAhead,
  endTypeAhead,
  forgetTypeAhead,
  receiveTypeAhead,
  takeEarlyKeys,
  typedAhead,
} from './type-ahead.ts';

const press = (key: string, modifiers: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
};

afterEach(forgetTypeAhead);

test('keeps what is typed until the field is there, then hands over the rest', () => {
  beginTypeAhead();
  for (const key of 'fixe') press(key);
  press('Backspace');
  press('Backspace');
  press('Shift');
  expect(press('c', { ctrlKey: true })).toBe(false);
  expect(typedAhead()).toBe('fi');
  let query = typedAhead();
  const stop = receiveTypeAhead((change) => {
    query = change(query);
  });
  for (const key of 'les') press(key);
  expect(query).toBe('files');
  stop();
});

test('hands over what was typed between a first look and the receiver being there', () => {
  beginTypeAhead();
  press('f');
  let query = typedAhead();
  press('i');
  const stop = receiveTypeAhead((change) => {
    query = change(query);
  });
  expect(query).toBe('fi');
  press('l');
  expect(query).toBe('fil');
  stop();
});

test('the shortcut once more does not forget what was typed', () => {
  beginTypeAhead();
  press('a');
  beginTypeAhead();
  expect(typedAhead()).toBe('a');
});

test('leaves keys alone once the field has the focus', () => {
  beginTypeAhead('early');
  expect(typedAhead()).toBe('early');
  endTypeAhead();
  expect(press('x')).toBe(false);
  expect(typedAhead()).toBe('early');
  forgetTypeAhead();
  expect(typedAhead()).toBe('');
});

test('takes over what the early script noted, once', () => {
  const stopNoting = jest.fn();
  window.__LANDFALL__ = { config: Promise.resolve(), early: {}, palette: 'pa', stopNoting };
  expect(takeEarlyKeys()).toBe('pa');
  expect(stopNoting).toHaveBeenCalledTimes(1);
  expect(takeEarlyKeys()).toBeUndefined();
});
