import { paths } from '@landfall/shared';
import { FileText, Globe, LayoutDashboard, Settings, Zap } from 'lucide-react';
import { iconOf } from './icon-of.ts';

test('an entry has the icon of the screen that it leads to', () => {
  expect(iconOf(paths.dashboard)).toBe(LayoutDashboard);
  expect(iconOf(`${paths.pages}?new=1`)).toBe(FileText);
  expect(iconOf(`${paths.domains}?add=1`)).toBe(Globe);
  expect(iconOf(`${paths.settings}/somewhere`)).toBe(Settings);
});

test('an address that no screen is known for has the icon of an act', () => {
  expect(iconOf('/dashboard/loyalty')).toBe(Zap);
  expect(iconOf('/elsewhere')).toBe(Zap);
});
