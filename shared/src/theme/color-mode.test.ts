import { followSystemColorMode } from './color-mode.ts';

test('takes over a change of the system that came before anybody listened', () => {
  document.documentElement.className = 'light';
  const query = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  const asked = jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  const stop = followSystemColorMode();
  expect(document.documentElement).toHaveClass('dark');
  stop();
  asked.mockRestore();
});
