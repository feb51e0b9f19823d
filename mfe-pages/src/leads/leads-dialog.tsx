import { Button, Flex, saveFile, useMutation } from '@landfall/shared';
import { Modal } from '@landfall/shared/overlay';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { fetchLeads } from '../api/leads.ts';
import { menuButtonOf } from '../lib/menu-button.ts';
import { usePagesTexts } from '../texts.ts';
import { LeadList } from './lead-list.tsx';
import { ALL_PAGES } from './scope.ts';

/** All leads of the project as a file for spreadsheets. */
function CsvButton({ projectId }: { projectId: string }) {
  const texts = usePagesTexts();
  const download = async () => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(await fetchLeads(projectId), `leads-${day}.csv`);
  };
  const { mutate, isPending } = useMutation(download, {
    failure: { title: texts.csvFailed, reason: texts.tryAgainLater },
  });
  return (
    <Button
      size="xs"
      variant="outline"
      colorPalette="gray"
      loading={isPending}
      loadingText={texts.preparing}
      onClick={() => void mutate()}
    >
      <Download aria-hidden="true" />
      {texts.downloadCsv}
    </Button>
  );
}

interface LeadsDialogProps {
  projectId: string;
  /** A page's id, or all pages. */
  scope: string;
  /** The page's title, where it is on screen. */
  title?: string;
  open: boolean;
  onScope: (scope: string) => void;
  onClose: () => void;
}

/** What visitors sent through the forms of a page, or of all pages. */
export default function LeadsDialog({ projectId, scope, title, open, onScope, onClose }: LeadsDialogProps) {
  const texts = usePagesTexts();
  // The page that it was opened for stays at hand.
  const [own, setOwn] = useState(scope);
  if (scope !== ALL_PAGES && scope !== own) setOwn(scope);
  const scopes = own === ALL_PAGES ? [] : [own, ALL_PAGES];
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="xl"
      finalFocus={own === ALL_PAGES ? undefined : () => menuButtonOf(own)}
      title={texts.leads}
      description={scope !== ALL_PAGES && title ? texts.leadsOf(title) : texts.leadsHelp}
    >
      <Flex gap="3" justify="space-between" align="center" wrap="wrap" mb="3" minH="9">
        <Flex role="group" aria-label={texts.leadsScope} gap="1">
          {scopes.map((each) => (
            <Button
              key={each}
              size="xs"
              variant={each === scope ? 'subtle' : 'ghost'}
              colorPalette="gray"
              aria-pressed={each === scope}
              onClick={() => onScope(each)}
            >
              {each === ALL_PAGES ? texts.allPages : texts.thisPage}
            </Button>
          ))}
        </Flex>
        <CsvButton projectId={projectId} />
      </Flex>
      <LeadList key={scope} projectId={projectId} scope={scope} />
    </Modal>
  );
}
