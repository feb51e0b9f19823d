import { setRuntimeConfig } from '@landfall/shared/host';
import { testConfig } from '@landfall/shared/testing';
import { homePanels, setAddedAreas } from '../added-areas.ts';

test('the home shows the panels that the configuration names, of areas that there are', () => {
  const areas = [{ remote: 'acme_forms', path: '/dashboard/acme', label: 'Acme' }];
  const remotes = { acme_forms: { entry: 'http://acme.test/mf-manifest.json' } };
  const panels = [
    { remote: 'acme_forms', screen: 'recent' },
    { remote: 'gone', screen: 'recent' },
  ];
  setRuntimeConfig(testConfig({ remotes, areas, homePanels: panels }));
  setAddedAreas();
  expect(homePanels()).toEqual([{ remote: 'acme_forms', screen: 'recent', area: { default: 'Acme' } }]);
});
