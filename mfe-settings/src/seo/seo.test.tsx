import { fakeBackend, fixtures, renderScreen, screen } from '@landfall/shared/testing';
import Seo from './seo.tsx';

const backend = fakeBackend();

test('says honestly that there is nothing yet: no form, no call, a way on', () => {
  renderScreen(<Seo />, { state: { selectedProject: fixtures.project() } });
  expect(screen.getByRole('heading', { name: 'SEO' })).toBeVisible();
  expect(screen.getByText('SEO settings are not available yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to pages' })).toHaveAttribute('href', '/dashboard/pages');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(backend.calls).toHaveLength(0);
});
