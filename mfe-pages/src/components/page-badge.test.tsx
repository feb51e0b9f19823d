import { fixtures, renderScreen, screen } from '@landfall/shared/testing';
import { PageBadge } from './page-badge.tsx';

const show = (fields: object, capabilities = ['pages.drafts']) =>
  renderScreen(<PageBadge page={fixtures.page(fields)} />, { config: { capabilities } });

it('calls a page that was never online a draft', () => {
  show({ status: 'inactive', draft: true });
  expect(screen.getByText('Draft')).toBeVisible();
});

it.each([
  [{ status: 'inactive', draft: false }, ['pages.drafts'], 'inactive'],
  [{ status: 'inactive', draft: true }, [], 'inactive'],
  [{ status: 'pending', draft: true }, ['pages.drafts'], 'pending'],
  [{ status: 'active' }, ['pages.drafts'], 'active'],
])('calls %o with %o %s', (fields, capabilities, word) => {
  show(fields, capabilities);
  expect(screen.getByText(word)).toBeVisible();
});
