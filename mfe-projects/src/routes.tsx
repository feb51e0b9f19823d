import { defineArea } from '@landfall/shared';
import { lazy, Suspense } from 'react';
import { Home } from './home/home.tsx';

const Dialog = lazy(() => import('./create-project/create-project-dialog.tsx'));

const CreateProject = () => (
  <Suspense fallback={null}>
    <Dialog />
  </Suspense>
);

export default defineArea({ home: Home, createProject: CreateProject });
