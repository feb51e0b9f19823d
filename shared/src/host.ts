// The host's own entry: what makes the page, and writes what areas read. Not shared at run time: the host's build holds
// one copy of each module, whichever entry it comes by. In any other build it would be a second one; lint forbids it.
export { Navigate, Outlet, Route, Routes } from 'react-router-dom';
export { type EarlyReads, settleEarly } from './api/early-reads.ts';
export { preloadCalls } from './api/load-ky.ts';
export { peekEndpoint } from './api/send.ts';
export { preloadUploads } from './api/upload.ts';
export { CONTRACT_VERSION } from './area.ts';
export { setRuntimeConfig } from './config/runtime-config.ts';
export { readAddedAreas } from './contracts/added-area.ts';
export { readAreaManifest } from './contracts/area-manifest.ts';
export { DataProvider } from './data/data-provider.tsx';
export { RefreshOnLanguageChange } from './data/refresh-on-language-change.ts';
export { useRefreshAll } from './data/use-query.ts';
export { setDraftOwner } from './form/drafts.ts';
export { applyLanguage, loadMissingTexts } from './i18n/language.ts';
export { GuardedRouter, withinBase } from './navigation/guarded-router.tsx';
export { type Notice, onPendingNotice, receiveNotices } from './notify/notify.ts';
export { OPEN_PATH } from './paths/thing-address.ts';
export { onAuthFail, raiseAuthFail } from './session/auth-fail.ts';
export { safeLocalStorage } from './storage/browser-storage.ts';
export { useWritableStore } from './store/store.ts';
export { type ColorMode, followSystemColorMode, readColorMode, setColorMode } from './theme/color-mode.ts';
export { watchFirstInput, whenFirstInput } from './ui/first-input.ts';
export { provideHomePanels } from './ui/home-panels.tsx';
export { useMenuOnDemand } from './ui/menu-on-demand.tsx';
export { Providers } from './ui/providers.tsx';
