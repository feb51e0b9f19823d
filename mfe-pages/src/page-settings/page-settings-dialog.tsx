import { Button, hasCapability, Separator } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { SwitchField } from '@landfall/shared/form';
import { LeaveWarning, Modal } from '@landfall/shared/overlay';
import { type SyntheticEvent, useId } from 'react';
import { PageFields } from '../components/page-fields.tsx';
import { menuButtonOf } from '../lib/menu-button.ts';
import { usePagesTexts } from '../texts.ts';
import { EarlierAddresses } from './earlier-addresses.tsx';
import { KeptChanges } from './kept-changes.tsx';
import { usePageSettings } from './use-page-settings.ts';

interface PageSettingsDialogProps {
  projectId: string;
  /** A domain of the project, to show the page's address. */
  domain?: string;
  page: Page;
  open: boolean;
  onClose: () => void;
}

/**
 * A page's name, address and visibility. What was typed is kept when Escape or the cross closes it, and offered the next
 * time; Cancel discards it.
 */
export default function PageSettingsDialog({ projectId, domain = '', page, open, onClose }: PageSettingsDialogProps) {
  const texts = usePagesTexts();
  const settings = usePageSettings(projectId, page, onClose);
  const { inputs, errors, length, slug, active, isDirty, isSubmitting, ready, discard } = settings;
  const formId = useId();
  const cancel = () => {
    onClose();
    discard();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (ready && !isSubmitting) void settings.submit();
  };
  // Only what somebody could see leads anywhere.
  const moves = ({ path, status }: Page) =>
    hasCapability('pages.redirects') && status === 'active' ? texts.addressLeads(path) : texts.addressMoves(path);
  return (
    <Modal
      open={open}
      onClose={isSubmitting ? undefined : onClose}
      closeOnOutside={false}
      title={texts.pageSettings}
      description={texts.settingsHelp}
      finalFocus={() => menuButtonOf(page.page_id)}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" me="auto" disabled={isSubmitting} onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={!ready} loading={isSubmitting}>
            {texts.saveChanges}
          </Button>
        </>
      }
    >
      <KeptChanges draft={settings.draft} />
      <form id={formId} onSubmit={onSubmit} noValidate>
        <PageFields {...{ inputs, errors, length }} address={slug === page.path ? `${domain}${slug}` : moves(page)} />
        <EarlierAddresses projectId={projectId} pageId={page.page_id} />
        <Separator my="5" />
        <SwitchField
          label={texts.pageIsActive}
          helper={active ? texts.activeHelp : texts.inactiveHelp}
          error={errors.status?.message}
          checked={active}
          onChange={(event) => settings.setActive(event.target.checked)}
        />
      </form>
      <LeaveWarning dirty={open && isDirty} onLeave={discard} />
    </Modal>
  );
}
