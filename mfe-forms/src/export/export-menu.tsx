import { Button, saveFile, useMutation } from '@landfall/shared';
import { Action, ActionMenu } from '@landfall/shared/overlay';
import { ChevronDown, Download } from 'lucide-react';
import { fetchLeads } from '../api/leads.ts';
import { useInboxAddress } from '../lib/use-inbox-address.ts';
import { useAreaTexts } from '../texts.ts';

/** The leads that are shown, all pages of them, as a file. */
export function ExportMenu({ projectId }: { projectId: string }) {
  const texts = useAreaTexts();
  const { form, status, words } = useInboxAddress();
  const download = async (format: 'csv' | 'json') => {
    const filters = { form_id: form || undefined, status, q: words || undefined };
    const day = new Date().toISOString().slice(0, 10);
    saveFile(await fetchLeads(projectId, filters, format), `leads-${day}.${format}`);
  };
  const { mutate, isPending } = useMutation(download, {
    failure: { title: texts.exportFailed, reason: texts.tryAgainLater },
  });
  return (
    <ActionMenu
      trigger={
        <Button size="sm" variant="outline" colorPalette="gray" loading={isPending} loadingText={texts.preparing}>
          <Download size={16} aria-hidden="true" />
          {texts.export}
          <ChevronDown size={14} aria-hidden="true" />
        </Button>
      }
    >
      <Action value="csv" label={texts.asCsv} onChoose={() => void mutate('csv')} />
      <Action value="json" label={texts.asJson} onChoose={() => void mutate('json')} />
    </ActionMenu>
  );
}
