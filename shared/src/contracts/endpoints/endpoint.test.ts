import { paramNames, pathOf } from './endpoint.ts';
import { deleteLead, listLeads } from './leads.ts';

it('fills the parameters of a path in, whatever they hold', () => {
  expect(pathOf(deleteLead, { project_id: 'p1', lead_id: 'a/b ?' })).toBe('/v1/api/project/p1/lead/a%2Fb%20%3F');
  expect(pathOf(listLeads, { project_id: 'p1' })).toBe('/v1/api/project/p1/lead');
});

it('names the parameters of a path in their order', () => {
  expect(paramNames(deleteLead.path)).toEqual(['project_id', 'lead_id']);
  expect(paramNames('/v1/api/login')).toEqual([]);
});
