import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Grid,
  notify,
  Panel,
  Skeleton,
  Stack,
  Text,
  useDialog,
  useSearchParam,
} from '@landfall/shared';
import type { Funnel, FunnelStatsQuery } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { Filter, PenLine, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useDeleteFunnel, useFunnels } from '../api/funnels.ts';
import { FunnelCard } from './funnel-card.tsx';
import { FunnelDialog } from './funnel-dialog.tsx';
import { useFunnelTexts } from './texts.ts';

/** What corrects facts comes with it. */
const WriteDialog = lazy(() => import('./write-dialog.tsx'));

interface FunnelsViewProps {
  projectId: string;
  query: FunnelStatsQuery;
  isOlder: boolean;
  onRecent: () => void;
}

interface RemoveDialogProps {
  projectId: string;
  funnel: Funnel;
  open: boolean;
  onClose: () => void;
}

function RemoveDialog({ projectId, funnel, open, onClose }: RemoveDialogProps) {
  const texts = useFunnelTexts();
  const { mutate, isPending } = useDeleteFunnel({
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: () => {
      notify.success(texts.removed);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void mutate({ params: { project_id: projectId, funnel_id: funnel.id } })}
      title={texts.removeTitle(funnel.name)}
      confirmLabel={texts.remove}
      danger
      pending={isPending}
    >
      {texts.removeHelp}
    </ConfirmDialog>
  );
}

/** The paths of pages of a project: which there are, and where people leave them. */
export default function FunnelsView({ projectId, query, isOlder, onRecent }: FunnelsViewProps) {
  const texts = useFunnelTexts();
  const [chosen, setChosen] = useSearchParam('funnel');
  const { data, error, mutate } = useFunnels(projectId);
  const { dialog, show, close } = useDialog<'edit' | 'write' | 'remove', Funnel | undefined>();
  const funnels = data?.data ?? [];
  const funnel = funnels.find(({ id }) => id === chosen) ?? funnels[0];
  const actions = (
    <Flex gap="2" wrap="wrap" justify="center" direction={funnel ? { base: 'row', lg: 'column' } : 'row'}>
      <Button size="sm" onClick={() => show('write', undefined)}>
        <PenLine size={16} aria-hidden="true" />
        {texts.writePath}
      </Button>
      <Button size="sm" variant="outline" onClick={() => show('edit', undefined)}>
        <Plus size={16} aria-hidden="true" />
        {texts.choosePages}
      </Button>
    </Flex>
  );
  const content = () => {
    if (!data)
      return error ? (
        <ErrorState title={texts.loadFailed} description={error.message} onRetry={() => void mutate()} />
      ) : (
        <Box aria-busy="true">
          <Skeleton h="80" rounded="xl" />
        </Box>
      );
    if (!funnel)
      return (
        <Panel>
          <EmptyState icon={<Filter size={32} />} title={texts.none} description={texts.noneHelp} action={actions} />
        </Panel>
      );
    return (
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' }} alignItems="start">
        <Stack gap="3">
          <Panel as="nav" aria-label={texts.title} overflow="hidden">
            <Box as="ul" listStyleType="none">
              {funnels.map(({ id, name, steps }) => (
                <Box as="li" key={id} borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
                  <Button
                    w="full"
                    h="auto"
                    py="3"
                    px="4"
                    variant={id === funnel.id ? 'subtle' : 'ghost'}
                    colorPalette="gray"
                    rounded="none"
                    justifyContent="space-between"
                    textAlign="start"
                    whiteSpace="normal"
                    aria-current={id === funnel.id ? 'true' : undefined}
                    onClick={() => setChosen(id)}
                  >
                    <Text as="span" overflowWrap="anywhere" minW="0">
                      {name}
                    </Text>
                    <Text as="span" fontSize="xs" color="fg.muted" fontWeight="normal" flexShrink="0">
                      {texts.steps(steps.length)}
                    </Text>
                  </Button>
                </Box>
              ))}
            </Box>
          </Panel>
          {actions}
        </Stack>
        <FunnelCard
          key={funnel.id}
          {...{ projectId, funnel, query, isOlder, onRecent }}
          onEdit={() => show('edit', funnel)}
          onRemove={() => show('remove', funnel)}
        />
      </Grid>
    );
  };
  const common = { projectId, open: dialog?.open ?? false, onClose: close };
  const onSaved = ({ id }: Funnel) => setChosen(id);
  return (
    <>
      {content()}
      {dialog?.kind === 'edit' && (
        <FunnelDialog key={dialog.number} {...common} funnel={dialog.about} onSaved={onSaved} />
      )}
      {dialog?.kind === 'write' && (
        <Suspense fallback={null}>
          <WriteDialog key={dialog.number} {...common} onSaved={onSaved} />
        </Suspense>
      )}
      {dialog?.kind === 'remove' && dialog.about && (
        <RemoveDialog key={dialog.number} {...common} funnel={dialog.about} />
      )}
    </>
  );
}
