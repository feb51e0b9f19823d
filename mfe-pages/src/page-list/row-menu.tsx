import { areaShowing, hasCapability, Link } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { afterMenu, Menu, Portal } from '@landfall/shared/overlay';
import {
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
  Trash2,
} from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { usePagesTexts } from '../texts.ts';
import type { PageActions } from './page-actions.ts';
import { publishedAddress } from './page-addresses.ts';

interface RowMenuProps {
  page: Page;
  /** The trigger was already pressed while this code was on its way. */
  startOpen: boolean;
  trigger: ReactElement;
  actions: PageActions;
}

interface EntryProps {
  value: string;
  icon: ReactNode;
  label: string;
  disabled?: boolean;
  action?: () => void;
}

// `onClick`, because `onSelect` of a menu item is sometimes not called right after the menu has opened.
const Entry = ({ value, icon, label, disabled = false, action }: EntryProps) => (
  <Menu.Item value={value} disabled={disabled} onClick={action && !disabled ? afterMenu(action) : undefined}>
    {icon}
    {label}
  </Menu.Item>
);

const icon = { size: '16', 'aria-hidden': true } as const;

function ViewEntry({ page }: { page: Page }) {
  const texts = usePagesTexts();
  // Who may switch a page off knows that nobody finds it then; elsewhere the address is all there is to go by.
  const isOff = page.status === 'inactive' && hasCapability('pages.write');
  const address = isOff ? undefined : publishedAddress(page);
  const look = <ExternalLink {...icon} />;
  if (!address) return <Entry value="view" icon={look} label={texts.viewPage} disabled />;
  return (
    <Menu.Item value="view" asChild>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {look}
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
  const { switchStatus, duplicate, versions, leads } = actions;
  const pending = page.status === 'pending';
  const active = page.status === 'active';
  return (
    <>
      {switchStatus && (
        <Entry
          value="status"
          icon={active ? <EyeOff {...icon} /> : <Eye {...icon} />}
          label={active ? texts.deactivate : texts.activate}
          disabled={pending}
          action={() => switchStatus(page)}
        />
      )}
      {duplicate && (
        <Entry
          value="duplicate"
          icon={<Copy {...icon} />}
          label={texts.duplicate}
          disabled={pending}
          action={() => duplicate(page)}
        />
      )}
      {versions && (
        <Entry value="versions" icon={<History {...icon} />} label={texts.versions} action={() => versions(page)} />
      )}
      {leads && <Entry value="leads" icon={<Inbox {...icon} />} label={texts.leads} action={() => leads(page)} />}
      <NumberEntries page={page} />
    </>
  );
}

export default function RowMenu({ page, startOpen, trigger, actions }: RowMenuProps) {
  const texts = usePagesTexts();
  const { info, settings, remove } = actions;
  const pending = page.status === 'pending';
  return (
    <Menu.Root defaultOpen={startOpen} lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="44">
            <Entry value="info" icon={<Info {...icon} />} label={texts.infoPage} action={() => info(page)} />
            <ViewEntry page={page} />
            <Entry
              value="settings"
              icon={<Settings {...icon} />}
              label={texts.pageSettings}
              disabled={Boolean(settings) && pending}
              action={settings && (() => settings(page))}
            />
            <MoreEntries page={page} actions={actions} />
            <Menu.Separator />
            <Menu.Item
              value="delete"
              disabled={pending}
              color="fg.error"
              _hover={{ bg: 'bg.error', color: 'fg.error' }}
              onClick={pending ? undefined : afterMenu(() => remove(page))}
            >
              <Trash2 {...icon} />
              {texts.deletePage}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
