// The core facade: what first paint needs. Everything exported here is on every page's first load,
// because federation cannot know what a remote will ask for. Overlays, forms and motion have facades of their own.
export {
  Badge,
  Box,
  Center,
  chakra,
  Flex,
  Grid,
  Heading,
  HStack,
  Separator,
  SimpleGrid,
  Skeleton,
  Spinner,
  Stack,
  Table,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
export { ApiError, messageOf } from './api/api-error.ts';
export { api } from './api/client.ts';
export { dropEmpty, emptyToNull } from './api/request-shaping.ts';
export { send } from './api/send.ts';
export { upload } from './api/upload.ts';
export { type AreaModule, CONTRACT_VERSION, type Command, defineArea } from './area.ts';
export { areaAt, areaShowing } from './config/area-at.ts';
export { getRuntimeConfig, hasCapability, setRuntimeConfig } from './config/runtime-config.ts';
export { readAddedAreas } from './contracts/added-area.ts';
export { readAreaManifest } from './contracts/area-manifest.ts';
export { confirmation } from './contracts/wire.ts';
export { AnswersInLanguage } from './data/answers-in-language.ts';
export { DataProvider, useClearData } from './data/data-provider.tsx';
export { useCurrentUser, useDomains, useProjectData, useProjects } from './data/resources.ts';
export { useApi, useRefresh } from './data/use-api.ts';
export { type EndpointMutationOptions, type MutationOptions, useMutation } from './data/use-mutation.ts';
export { usePagedList } from './data/use-paged-list.ts';
export { useInvalidate, useQuery, useRefreshAll, useUpdateCached } from './data/use-query.ts';
export { useSooner } from './data/use-sooner.ts';
export { saveFile } from './files/save-file.ts';
export { claimDrafts, dropAllDrafts } from './form/drafts.ts';
export { dateAt, dateTime, relativeTime } from './format/dates.ts';
export { isDefaultAvatar } from './format/default-avatar.ts';
export { displayName, fileSize, projectTypeLabel, useProjectTypeLabel } from './format/labels.ts';
export { formatMoney } from './format/money.ts';
export { useContractMessage } from './i18n/contract-messages.ts';
export { defineTexts, type Translation, useTexts } from './i18n/define-texts.ts';
export {
  applyLanguage,
  completeTexts,
  getLanguage,
  type Language,
  setLanguage,
  useLanguage,
} from './i18n/language.ts';
export { beforeLeaving } from './leaving/before-leaving.ts';
export { GuardedRouter } from './leaving/guarded-router.tsx';
export { type Notice, notify, receiveNotices, whenNoticeWaits } from './notify/notify.ts';
export { notifyPlanLimit } from './notify/plan-limit.ts';
export { fileAddress } from './paths/file-address.ts';
export { calls, editorPath, paths } from './paths/paths.ts';
export { paymentAddress } from './paths/payment-address.ts';
export { onAuthFail, raiseAuthFail } from './session/auth-fail.ts';
export { keptInTab } from './session/kept.ts';
export { logOut } from './session/log-out.ts';
export { pause } from './session/pause.ts';
export { returnPath } from './session/return-path.ts';
export { onSessionReset, type SessionEnd } from './session/session.ts';
export { getToken, removeToken, setToken } from './session/token.ts';
export { type AppState, useSelectedProject, useStore } from './store/store.ts';
export {
  applyColorMode,
  type ColorMode,
  followSystemColorMode,
  readColorMode,
  setColorMode,
} from './theme/color-mode.ts';
export { Button, IconButton } from './ui/button.tsx';
export { HomePanels, provideHomePanels } from './ui/home-panels.tsx';
export { InitialsAvatar } from './ui/initials-avatar.tsx';
export { Mark } from './ui/mark.tsx';
export { Pagination } from './ui/pagination.tsx';
export { Panel } from './ui/panel.tsx';
export { ProjectGate } from './ui/project-gate.tsx';
export { Providers } from './ui/providers.tsx';
export { Screen } from './ui/screen.tsx';
export { EmptyState, ErrorState } from './ui/states.tsx';
export { StatusBadge } from './ui/status-badge.tsx';
export { useDialog } from './ui/use-dialog.ts';
export { usePageParam } from './ui/use-page-param.ts';
export { useSearchParam } from './ui/use-search-param.ts';
