import { useCallback, useEffect, useState } from 'react';

const COOKIE = 'sidebar_state';
const SEVEN_DAYS_SECONDS = 604_800;

const readOpen = () => !document.cookie.split('; ').includes(`${COOKIE}=false`);

function storeOpen(open: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https, and must work on any origin.
  document.cookie = `${COOKIE}=${open}; Path=/; Max-Age=${SEVEN_DAYS_SECONDS}; SameSite=Lax`;
}

const MOBILE = '(max-width: 767.98px)';

/** Whether the viewport is narrower than 768 px. */
export function useIsMobile(): boolean {
  const [mobile, setMobile] = useState(() => matchMedia(MOBILE).matches);
  useEffect(() => {
    const query = matchMedia(MOBILE);
    const onChange = () => setMobile(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return mobile;
}

export interface SidebarState {
  mobile: boolean;
  /** Desktop: expanded rather than collapsed to icons. Kept in a cookie for seven days. */
  expanded: boolean;
  /** Mobile: the panel is over the screen. */
  panelOpen: boolean;
  toggle: () => void;
  closePanel: () => void;
}

/** The sidebar's state and its shortcut, Ctrl or Cmd and B. */
export function useSidebarState(): SidebarState {
  const mobile = useIsMobile();
  const [expanded, setExpanded] = useState(readOpen);
  const [panelOpen, setPanelOpen] = useState(false);

  const toggle = useCallback(() => {
    if (mobile) return setPanelOpen((open) => !open);
    setExpanded((open) => {
      storeOpen(!open);
      return !open;
    });
  }, [mobile]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);

  const closePanel = useCallback(() => setPanelOpen(false), []);
  return { mobile, expanded, panelOpen: panelOpen && mobile, toggle, closePanel };
}
