import { areaShowing, hasCapability, Link } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { Action, ActionMenu, Menu } from '@landfall/shared/overlay';
import {
  CalendarClock,
  CalendarX,
  ChartColumn,
  Copy,
  ExternalLink,
  Eye,
  EyeOff,
  FlaskConical,
  History,
  Inbox,
  Info,
  Settings,
  Tag,
  Trash2,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useScheduledTexts } from '../components/scheduled/texts.ts';
import { useUnschedule } from '../components/scheduled/use-unschedule.ts';
import { canEdit, editorAddress, publishedAddress } from '../lib/page-addresses.ts';
import { usePagesTexts } from '../texts.ts';
import type { PageActions } from './page-actions.ts';

interface RowMenuProps {
  page: Page;
  projectId: string;
  hasDomain: boolean;
  trigger: ReactElement<{ id?: string }>;
  actions: PageActions;
}

const icon = { size: '16', 'aria-hidden': true } as const;

function ViewEntry({ page }: { page: Page }) {
  const texts = usePagesTexts();
  // Who may switch a page off knows that nobody finds it then; elsewhere the address is all there is to go by.
  const isOff = page.status === 'inactive' && hasCapability('pages.write');
  const address = isOff ? undefined : publishedAddress(page);
  if (!address) return <Action value="view" icon={ExternalLink} label={texts.viewPage} disabled />;
  return (
    <Menu.Item value="view" asChild>
      <a href={address} target="_blank" rel="noopener noreferrer">
        <ExternalLink {...icon} />
        {texts.viewPage}
      </a>
    </Menu.Item>
  );
}

/** To a page's numbers, and to trying variants of it, where an area shows them. */
function NumberEntries({ page }: Pick<RowMenuProps, 'page'>) {
  const texts = usePagesTexts();
  const analytics = hasCapability('stats') ? areaShowing('analytics') : undefined;
  if (!analytics) return null;
  const address = `${analytics}?only=${encodeURIComponent(page.page_id)}`;
  return (
    <>
      <Menu.Item value="numbers" asChild>
        <Link to={address}>
          <ChartColumn {...icon} />
          {texts.pageNumbers}
        </Link>
      </Menu.Item>
      {hasCapability('experiments') && page.status === 'active' && (
        <Menu.Item value="experiment" asChild>
          <Link to={`${address}&try=1`}>
            <FlaskConical {...icon} />
            {texts.tryVariant}
          </Link>
        </Menu.Item>
      )}
    </>
  );
}

/** What the backend offers beyond the base contract. */
function MoreEntries({ page, actions }: Pick<RowMenuProps, 'page' | 'actions'>) {
  const texts = usePagesTexts();
  const { switchStatus, duplicate, versions, leads, tags } = actions;
  const pending = page.status === 'pending';
  const active = page.status === 'active';
  return (
    <>
      {switchStatus && (
        <Action
          value="status"
          icon={active ? EyeOff : Eye}
          label={active ? texts.deactivate : texts.activate}
          disabled={pending}
          onChoose={() => switchStatus(page)}
        />
      )}
      {duplicate && (
        <Action
          value="duplicate"
          icon={Copy}
          label={texts.duplicate}
          disabled={pending}
          onChoose={() => duplicate(page)}
        />
      )}
      {tags && <Action value="tags" icon={Tag} label={texts.tags} onChoose={() => tags(page)} />}
      {versions && <Action value="versions" icon={History} label={texts.versions} onChoose={() => versions(page)} />}
      {leads && <Action value="leads" icon={Inbox} label={texts.leads} onChoose={() => leads(page)} />}
      <NumberEntries page={page} />
    </>
  );
}

interface ScheduleEntriesProps extends Pick<RowMenuProps, 'page' | 'projectId'> {
  unschedule: (page: Page) => void;
}

/** The hour at which a page is published by itself: set in the editor, which knows what would be. */
function ScheduleEntries({ page, projectId, unschedule }: ScheduleEntriesProps) {
  const texts = useScheduledTexts();
  return (
    <>
      <Menu.Item value="schedule" asChild>
        <a href={`${editorAddress(page, projectId)}#publish-later`} target="_blank" rel="noopener">
          <CalendarClock {...icon} />
          {page.schedule ? texts.changeHour : texts.publishLater}
        </a>
      </Menu.Item>
      {page.schedule && (
        <Action value="unschedule" icon={CalendarX} label={texts.withdraw} onChoose={() => unschedule(page)} />
      )}
    </>
  );
}

export default function RowMenu({ page, projectId, hasDomain, trigger, actions }: RowMenuProps) {
  const texts = usePagesTexts();
  const unschedule = useUnschedule(projectId);
  const { info, settings, remove } = actions;
  const pending = page.status === 'pending';
  return (
    <ActionMenu startOpen trigger={trigger}>
      <Action value="info" icon={Info} label={texts.infoPage} onChoose={() => info(page)} />
      <ViewEntry page={page} />
      <Action
        value="settings"
        icon={Settings}
        label={texts.pageSettings}
        disabled={Boolean(settings) && pending}
        onChoose={settings && (() => settings(page))}
      />
      {hasCapability('pages.schedule') && canEdit(page, hasDomain) && (
        <ScheduleEntries {...{ page, projectId, unschedule }} />
      )}
      <MoreEntries page={page} actions={actions} />
      <Menu.Separator />
      <Action
        value="delete"
        icon={Trash2}
        label={texts.deletePage}
        disabled={pending}
        isDangerous
        onChoose={() => remove(page)}
      />
    </ActionMenu>
  );
}
