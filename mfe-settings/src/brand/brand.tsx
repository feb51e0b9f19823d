import { ProjectGate, Screen } from '@landfall/shared';
import { lazy, Suspense } from 'react';
import { useAreaTexts } from '../texts.ts';
import { BrandSkeleton } from './brand-skeleton.tsx';

const BrandSettings = lazy(() => import('./brand-settings.tsx'));

/** What the pages of a project have in common: logo, colour, letters and pictures. */
export default function Brand() {
  const texts = useAreaTexts();
  return (
    <Screen title={texts.brandTitle} description={texts.brandHelp}>
      <ProjectGate skeleton={<BrandSkeleton />}>
        {(project) => (
          <Suspense fallback={<BrandSkeleton />}>
            <BrandSettings key={project.project_id} project={project} />
          </Suspense>
        )}
      </ProjectGate>
    </Screen>
  );
}
