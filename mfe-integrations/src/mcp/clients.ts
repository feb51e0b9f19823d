/** What a person adds to an assistant, by the assistant's name. */
export interface McpClient {
  name: string;
  text: string;
}

const HEADER = 'Bearer lf_...';

/** Settings of common assistants for an address, as each documents them. */
export const mcpClients = (address: string): McpClient[] => [
  {
    name: 'Claude Code',
    text: `claude mcp add --transport http landfall ${address} --header "Authorization: ${HEADER}"`,
  },
  {
    name: 'Cursor',
    text: JSON.stringify(
      { mcpServers: { landfall: { url: address, headers: { Authorization: HEADER } } } },
      undefined,
      2,
    ),
  },
  {
    name: 'VS Code',
    text: JSON.stringify(
      { servers: { landfall: { type: 'http', url: address, headers: { Authorization: HEADER } } } },
      undefined,
      2,
    ),
  },
];
