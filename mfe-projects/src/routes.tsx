import { defineArea, hasCapability } from '@landfall/shared';
import { lazy, Suspense } from 'react';
import { Home, ProjectOverview } from './home/home.tsx';

const Dialog = lazy(() => import('./create-project/create-project-dialog.tsx'));

const CreateProject = () => (
  <Suspense fallback={null}>
    <Dialog />
  </Suspense>
);

// With the area, which may be loaded before its screen is asked for.
const ready = hasCapability('home.overview') ? ProjectOverview.prepare() : undefined;

export default defineArea({ home: Home, createProject: CreateProject }, { ready });
