import { getRuntimeConfig, Heading, Panel, Stack, Text, useSelectedProject } from '@landfall/shared';
import { addWebhook, pathOf, sampleEvents } from '@landfall/shared/endpoints';
import { CopyRow } from '../components/copy/copy-row.tsx';
import { useAreaTexts } from '../texts.ts';

/** What programs such as Zapier ask for: where they subscribe, unsubscribe and find examples. */
export function AutomationHelp() {
  const texts = useAreaTexts();
  const project = useSelectedProject();
  if (!project) return null;
  const { project_id } = project;
  const origin = getRuntimeConfig().apiUrl || location.origin;
  return (
    <Panel p="5">
      <Heading as="h2" size="sm">
        {texts.automations}
      </Heading>
      <Text color="fg.muted" fontSize="sm" mt="1" mb="4" maxW="3xl">
        {texts.automationsHelp}
      </Text>
      <Stack gap="3">
        <CopyRow label={texts.hookSubscribe} text={`POST ${origin}${pathOf(addWebhook, { project_id })}`} />
        <CopyRow label={texts.hookUnsubscribe} text={`DELETE ${origin}${pathOf(addWebhook, { project_id })}/{id}`} />
        <CopyRow
          label={texts.hookSample}
          text={`GET ${origin}${pathOf(sampleEvents, { project_id })}?type=lead.created`}
        />
      </Stack>
    </Panel>
  );
}
