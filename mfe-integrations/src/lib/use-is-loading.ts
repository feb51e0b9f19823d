import { hasCapability, useSelectedProject } from '@landfall/shared';
import { useIntegrationKinds, useIntegrations } from '../api/integrations.ts';
import { useApiTokens } from '../api/tokens.ts';

const isOnItsWay = ({ data, error }: { data?: unknown; error?: unknown }) => !data && !error;

/** Whether what the screen of integrations begins with is still on its way: what is below it would move as it comes. */
export function useIsLoading(): boolean {
  const project = useSelectedProject();
  const isConnected = hasCapability('integrations') && project !== null;
  const connections = useIntegrations(isConnected ? project.project_id : null);
  const kinds = useIntegrationKinds(isConnected);
  const canAdd = hasCapability('api.tokens');
  const tokens = useApiTokens(canAdd);
  return (isConnected && (isOnItsWay(connections) || isOnItsWay(kinds))) || (canAdd && isOnItsWay(tokens));
}
