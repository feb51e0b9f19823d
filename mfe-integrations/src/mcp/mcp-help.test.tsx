import { renderScreen, screen } from '@landfall/shared/testing';
import { McpHelp } from './mcp-help.tsx';

test('shows what to add to an assistant, with the address of this deployment', async () => {
  const { user } = renderScreen(<McpHelp />, { config: { apiUrl: 'https://api.example' } });
  expect(screen.getByText('https://api.example/v1/mcp')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Settings for Claude Code' })).toHaveTextContent(
    'claude mcp add --transport http landfall https://api.example/v1/mcp',
  );
  await user.click(screen.getByRole('button', { name: 'Cursor' }));
  expect(await screen.findByRole('region', { name: 'Settings for Cursor' })).toHaveTextContent('"mcpServers"');
});
