import { chakra, ErrorState, Heading, notify, Panel, Skeleton, Stack, Text, useDialog } from '@landfall/shared';
import { type PixelKind, pixelKinds } from '@landfall/shared/contracts';
import { SwitchField } from '@landfall/shared/form';
import { lazy, Suspense } from 'react';
import { useChangePixel, usePixel, useTestPixel } from '../api/pixels.ts';
import { FailingNotice } from '../components/failing-notice.tsx';
import { useTellTest } from '../lib/use-tell-test.ts';
import { PIXELS, setUpOf } from '../pixels/pixel-about.ts';
import { type PixelActions, PixelRow } from '../pixels/pixel-row.tsx';
import { useAreaTexts } from '../texts.ts';

const DIALOGS = {
  edit: lazy(() => import('../pixels/pixel-dialog.tsx')),
  deliveries: lazy(() => import('../pixels/pixel-deliveries-dialog.tsx')),
  remove: lazy(() => import('../pixels/remove-pixel-dialog.tsx')),
};

const OwnCode = lazy(() => import('../own-code/own-code.tsx'));

/** The services that can be told of a project's conversions, whether visitors have to agree, and the owner's code. */
export function PixelList({ projectId }: { projectId: string }) {
  const texts = useAreaTexts();
  const { data, error, mutate } = usePixel(projectId);
  const { dialog, show, close } = useDialog<keyof typeof DIALOGS, PixelKind>();
  const tell = useTellTest();
  const failure = { title: texts.failed, reason: texts.tryAgainLater };
  const test = useTestPixel({
    failure,
    onSuccess: ({ data: sent }) => tell(sent),
    // One at a time for each service.
    nameOf: ({ params }) => params.pixel_kind,
  });
  const change = useChangePixel({ failure, onSuccess: () => notify.success(texts.pixelSaved) });

  if (!data)
    return error ? (
      <Panel>
        <ErrorState title={texts.pixelsFailed} description={error.message} onRetry={() => void mutate()} />
      </Panel>
    ) : (
      <Stack gap="6" aria-busy="true">
        <Skeleton h="56" rounded="xl" />
        <Skeleton h="24" rounded="xl" />
      </Stack>
    );

  const pixel = data.data;
  const set = pixelKinds.flatMap((kind) => {
    const one = setUpOf(pixel, kind);
    return one ? [{ ...one, id: kind }] : [];
  });
  const actions: PixelActions = {
    onEdit: (kind) => show('edit', kind),
    onDeliveries: (kind) => show('deliveries', kind),
    onRemove: (kind) => show('remove', kind),
    onTest: (kind) => void test.mutate({ params: { project_id: projectId, pixel_kind: kind } }),
  };
  const AboutOne = dialog && DIALOGS[dialog.kind];
  return (
    <Stack gap="6">
      <Panel overflow="hidden">
        <Stack gap="1" px="5" pt="5" pb="4">
          <Heading as="h2" size="sm">
            {texts.conversions}
          </Heading>
          <Text color="fg.muted" fontSize="sm" maxW="3xl">
            {texts.conversionsHelp}
          </Text>
        </Stack>
        <FailingNotice receivers={set} nameOf={(id) => PIXELS[id as PixelKind].title} />
        <chakra.ul aria-label={texts.conversions} listStyleType="none">
          {pixelKinds.map((kind) => (
            <PixelRow
              key={kind}
              kind={kind}
              setUp={setUpOf(pixel, kind)}
              isTesting={test.allPending.some(({ params }) => params.pixel_kind === kind)}
              actions={actions}
            />
          ))}
        </chakra.ul>
      </Panel>
      <Panel p="5">
        <Heading as="h2" size="sm" mb="3">
          {texts.consent}
        </Heading>
        <SwitchField
          label={texts.consentRequired}
          helper={texts.consentHelp}
          checked={pixel.consent.required}
          aria-disabled={change.isPending}
          onChange={({ currentTarget }) =>
            void change.mutate({
              params: { project_id: projectId },
              body: { consent: { required: currentTarget.checked } },
            })
          }
        />
      </Panel>
      <Suspense fallback={<Skeleton h="96" rounded="xl" />}>
        <OwnCode projectId={projectId} pixel={pixel} />
      </Suspense>
      {dialog && AboutOne && (
        <Suspense fallback={null}>
          <AboutOne
            key={dialog.number}
            projectId={projectId}
            kind={dialog.about}
            setUp={setUpOf(pixel, dialog.about)}
            open={dialog.open}
            onClose={close}
          />
        </Suspense>
      )}
    </Stack>
  );
}
