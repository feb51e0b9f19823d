import { defineArea } from '@landfall/shared';
import { lazy, Suspense } from 'react';
import { RecentPanel } from './home/recent-panel.tsx';
import { AnalyticsSkeleton } from './screens/analytics-skeleton.tsx';
import { useCommands } from './use-commands.ts';

const Screen = lazy(() => import('./screens/analytics-screen.tsx'));

const Analytics = () => (
  <Suspense fallback={<AnalyticsSkeleton />}>
    <Screen />
  </Suspense>
);

export default defineArea({ analytics: Analytics, recent: RecentPanel }, { useCommands });
