import { fakeBackend, renderScreen, screen, within } from '@landfall/shared/testing';
import { TemplateFilters } from './template-filters.tsx';
import { useGallery } from './use-gallery.ts';

const backend = fakeBackend();
const TEMPLATES = '/v1/api/template';
const template = (name: string, category: string) => ({
  template_id: name.toLowerCase(),
  name,
  description: '',
  category,
  preview_img: '',
  tags: [],
});

function Gallery() {
  const gallery = useGallery();
  return (
    <>
      <TemplateFilters gallery={gallery} onDown={() => screen.getByText('First').focus()} />
      <button type="button">First</button>
      <ul>
        {gallery.found?.map(({ template_id, name }) => (
          <li key={template_id}>{name}</li>
        ))}
      </ul>
    </>
  );
}

function open() {
  backend.get(TEMPLATES, { data: [template('Bakery', 'Food'), template('Garage', 'Trade')] });
  return renderScreen(<Gallery />);
}
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('narrows by words and by category', async () => {
  const { user } = open();
  expect(await screen.findByText('Garage')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'bak');
  expect(names()).toEqual(['Bakery']);
  await user.clear(screen.getByRole('searchbox'));
  await user.selectOptions(screen.getByLabelText('Category'), 'Trade');
  expect(names()).toEqual(['Garage']);
});

it('forgets the category with the language that names it, and asks for the texts of that', async () => {
  const { user } = open();
  await screen.findByText('Garage');
  await user.selectOptions(screen.getByLabelText('Category'), 'Trade');
  backend.get(TEMPLATES, { data: [template('Panadería', 'Comida')] });
  await user.selectOptions(screen.getByLabelText('Language of the page'), 'Español');
  expect(await screen.findByText('Panadería')).toBeVisible();
  const options = within(screen.getByLabelText('Category')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['All categories', 'Comida']);
});

it('leads from the search down into what was found', async () => {
  const { user } = open();
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('First')).toHaveFocus();
});
