import {
  Button,
  chakra,
  EmptyState,
  ErrorState,
  Heading,
  Panel,
  Skeleton,
  Stack,
  Text,
  useDialog,
  useProjects,
} from '@landfall/shared';
import type { ApiToken } from '@landfall/shared/contracts';
import { KeyRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useApiTokens } from '../api/tokens.ts';
import { useAreaTexts } from '../texts.ts';
import { TokenRow } from './token-row.tsx';

const RevokeTokenDialog = lazy(() => import('./revoke-token-dialog.tsx'));

/** The account's tokens for programs. */
export function TokenList({ onAdd }: { onAdd: () => void }) {
  const texts = useAreaTexts();
  const { data, error, mutate } = useApiTokens();
  const { data: projects } = useProjects();
  const { dialog, show, close } = useDialog<'revoke', ApiToken>();
  const nameOf = (id: string | null) => projects?.data.find(({ project_id }) => project_id === id)?.name;
  return (
    <Panel>
      <Stack gap="1" px="5" pt="5" pb="3">
        <Heading as="h2" size="sm">
          {texts.tokens}
        </Heading>
        <Text color="fg.muted" fontSize="sm">
          {texts.tokensHelp}
        </Text>
      </Stack>
      {!data && error && (
        <ErrorState title={texts.tokensFailed} description={error.message} onRetry={() => void mutate()} />
      )}
      {!data && !error && (
        <Stack gap="3" px="5" pb="5" aria-busy="true">
          <Skeleton h="14" rounded="lg" />
          <Skeleton h="14" rounded="lg" />
        </Stack>
      )}
      {data?.data.length === 0 && (
        <EmptyState
          icon={<KeyRound size={32} />}
          title={texts.noTokens}
          description={texts.noTokensHelp}
          action={
            <Button size="sm" variant="outline" onClick={onAdd}>
              {texts.newToken}
            </Button>
          }
        />
      )}
      {data && data.data.length > 0 && (
        <chakra.ul aria-label={texts.tokens} listStyleType="none">
          {data.data.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              project={nameOf(token.project_id)}
              onRevoke={() => show('revoke', token)}
            />
          ))}
        </chakra.ul>
      )}
      {dialog && (
        <Suspense fallback={null}>
          <RevokeTokenDialog key={dialog.number} token={dialog.about} open={dialog.open} onClose={close} />
        </Suspense>
      )}
    </Panel>
  );
}
