// The core facade: what areas may use on first paint. Everything exported here is on every page's first load, because
// federation cannot know what a remote will ask for. What only the host needs stands in host.ts.
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
export { createLucideIcon } from 'lucide-react';
export { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { ApiError, messageOf } from './api/api-error.ts';
export { api } from './api/client.ts';
export { dropEmpty, emptyToNull } from './api/request-shaping.ts';
export { send } from './api/send.ts';
export { upload } from './api/upload.ts';
export { type AreaModule, type Command, defineArea } from './area.ts';
export { areaAt, areaShowing } from './config/area-at.ts';
export { getRuntimeConfig, hasCapability } from './config/runtime-config.ts';
export { useClearData } from './data/data-provider.tsx';
export { useCurrentUser, useDomains, useProjectData, useProjects } from './data/resources.ts';
export { useApi, useRefresh } from './data/use-api.ts';
export { type EndpointMutationOptions, type MutationOptions, useMutation } from './data/use-mutation.ts';
export { usePagedList } from './data/use-paged-list.ts';
export { usePendingPoll } from './data/use-pending-poll.ts';
export { useInvalidate, useQuery, useUpdateCached } from './data/use-query.ts';
export { saveFile } from './files/save-file.ts';
export { dropAllDrafts } from './form/drafts.ts';
export { dateAt, dateTime, relativeTime } from './format/dates.ts';
export { isDefaultAvatar } from './format/default-avatar.ts';
export { displayName, fileSize, useProjectTypeLabel } from './format/labels.ts';
export { formatMoney } from './format/money.ts';
export { useContractMessage } from './i18n/contract-messages.ts';
export { defineTexts, type Translation, useTexts } from './i18n/define-texts.ts';
export { getLanguage, type Language, setLanguage, useLanguage } from './i18n/language.ts';
export { confirmNavigation } from './navigation/navigation-blocker.ts';
export { notify } from './notify/notify.ts';
export { notifyPlanLimit } from './notify/plan-limit.ts';
export { fileAddress } from './paths/file-address.ts';
export { calls, editorPath, paths } from './paths/paths.ts';
export { paymentAddress } from './paths/payment-address.ts';
export { thingAddress } from './paths/thing-address.ts';
export { logOut } from './session/log-out.ts';
export { pause } from './session/pause.ts';
export { returnPath } from './session/return-path.ts';
export { onSessionReset, type SessionEnd } from './session/session.ts';
export { getToken, removeToken, setToken } from './session/token.ts';
export { safeSessionStorage } from './storage/browser-storage.ts';
export { type AppState, useSelectedProject, useStore } from './store/store.ts';
export { Button, IconButton } from './ui/button.tsx';
export { CardSkeleton } from './ui/card-skeleton.tsx';
export { HomePanels } from './ui/home-panels.tsx';
export { InitialsAvatar } from './ui/initials-avatar.tsx';
export { type Late, late } from './ui/late.tsx';
export { Mark } from './ui/mark.tsx';
export { MenuOnDemand } from './ui/menu-on-demand.tsx';
export { Pagination } from './ui/pagination.tsx';
export { Panel } from './ui/panel.tsx';
export { ProjectGate } from './ui/project-gate.tsx';
export { Screen } from './ui/screen.tsx';
export { EmptyState, ErrorState } from './ui/states.tsx';
export { StatusBadge } from './ui/status-badge.tsx';
export { useDialog } from './ui/use-dialog.ts';
export { usePageParam } from './ui/use-page-param.ts';
export { useSearchParam } from './ui/use-search-param.ts';
