import { areaAt, Button, hasCapability, Link, notify, saveFile, useMutation } from '@landfall/shared';
import type { Project } from '@landfall/shared/contracts';
import { Download, Inbox } from 'lucide-react';
import { fetchSite } from '../api/pages.ts';
import { slugOfTitle } from '../lib/slug.ts';
import { usePagesTexts } from '../texts.ts';

const look = { size: 'sm', variant: 'outline', colorPalette: 'gray', bg: 'bg.panel' } as const;

/** The whole site as a zip, which takes a while to be made. */
function ExportButton({ project, disabled }: { project: Project; disabled: boolean }) {
  const texts = usePagesTexts();
  const download = async () => {
    const name = slugOfTitle(project.name).slice(1) || 'site';
    saveFile(await fetchSite(project.project_id), `${name}.zip`);
  };
  const { mutate, isPending } = useMutation(download, {
    onSuccess: () => notify.success(texts.exported, texts.exportedHelp),
    failure: { title: texts.exportFailed, reason: texts.tryAgainLater },
  });
  return (
    <Button
      {...look}
      disabled={disabled}
      loading={isPending}
      loadingText={texts.exporting}
      aria-label={isPending ? texts.exporting : texts.exportSite}
      title={texts.exportSite}
      onClick={() => void mutate()}
    >
      <Download aria-hidden="true" />
      {texts.exportSite}
    </Button>
  );
}

/** To the area that has taken the place of forms, else to the leads of all pages. */
function LeadsButton({ onLeads }: Pick<SiteActionsProps, 'onLeads'>) {
  const texts = usePagesTexts();
  const forms = hasCapability('forms') ? areaAt('forms') : undefined;
  const content = (
    <>
      <Inbox aria-hidden="true" />
      {texts.leads}
    </>
  );
  const named = { ...look, 'aria-label': texts.leads, title: texts.leads };
  if (forms)
    return (
      <Button {...named} asChild>
        <Link to={forms}>{content}</Link>
      </Button>
    );
  return onLeads ? (
    <Button {...named} onClick={onLeads}>
      {content}
    </Button>
  ) : null;
}

interface SiteActionsProps {
  project: Project;
  /** The site has no page. */
  empty: boolean;
  /** Absent where the deployment keeps no leads. */
  onLeads?: () => void;
}

/** What concerns all pages together. */
export function SiteActions({ project, empty, onLeads }: SiteActionsProps) {
  return (
    <>
      <LeadsButton onLeads={onLeads} />
      {hasCapability('site.export') && <ExportButton project={project} disabled={empty} />}
    </>
  );
}
