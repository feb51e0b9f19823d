import { useSearchParams } from '@landfall/shared';

const TABS = ['general', 'security'] as const;
type Tab = (typeof TABS)[number];

export const isTab = (name: string | null): name is Tab => TABS.some((tab) => tab === name);

/** The tab named by the address (`?tab=security`). The first one has no parameter, anything else means it too. */
export function useTabParam(): [tab: Tab, setTab: (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const setTab = (tab: Tab) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (tab === 'general') next.delete('tab');
      else next.set('tab', tab);
      return next;
    });
  return [isTab(asked) ? asked : 'general', setTab];
}
