import { Button, useSearchParams } from '@landfall/shared';
import { renderScreen, screen, waitFor } from '@landfall/shared/testing';
import { useNamedEntry, useOpenNamed } from './use-named-entry.ts';

interface Domain {
  id: string;
}

/** A list of the selected project's domains; the host selects the address's project with the button. */
function Domains({ byProject, onOpen }: { byProject: Record<string, Domain[]>; onOpen: (domain: Domain) => void }) {
  const [params, setParams] = useSearchParams();
  const selected = params.get('project') ? 'P1' : 'P2';
  const named = useNamedEntry({ param: 'show', entries: byProject[selected], idOf: ({ id }) => id });
  useOpenNamed(named, onOpen);
  return <Button onClick={() => setParams({ show: named.id })}>{selected}</Button>;
}

const byProject = { P1: [{ id: 'D1' }], P2: [{ id: 'D2' }] };

test('what stands in another project is opened once that one is selected, and is not gone before', async () => {
  const onOpen = jest.fn();
  const { user } = renderScreen(<Domains byProject={byProject} onOpen={onOpen} />, { path: '/?show=D2&project=P2' });
  expect(screen.getByTestId('address')).toHaveTextContent('/?show=D2&project=P2');
  expect(onOpen).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'P1' }));
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith({ id: 'D2' }));
  expect(screen.queryByText(/^This is no longer here/)).not.toBeInTheDocument();
});

test('of what is gone it says so, and takes the name out of the address', async () => {
  renderScreen(<Domains byProject={byProject} onOpen={() => {}} />, { path: '/?show=D3' });
  expect(await screen.findByText(/^This is no longer here/)).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/');
});
