import { hasCapability, ProjectGate, Screen } from '@landfall/shared';
import { lazy, Suspense } from 'react';
import { useAreaTexts } from '../texts.ts';
import { SeoPlaceholder } from './seo-placeholder.tsx';
import { SeoSkeleton } from './seo-skeleton.tsx';

const SeoSettings = lazy(() => import('./seo-settings.tsx'));

/** A project's SEO settings where the backend has them; otherwise their place, and where a page's own are. */
export default function Seo() {
  const texts = useAreaTexts();
  if (!hasCapability('seo'))
    return (
      <Screen title={texts.seoTitle}>
        <SeoPlaceholder />
      </Screen>
    );
  return (
    <Screen title={texts.seoTitle} description={texts.seoHelp}>
      <ProjectGate skeleton={<SeoSkeleton />}>
        {(project) => (
          <Suspense fallback={<SeoSkeleton />}>
            <SeoSettings key={project.project_id} project={project} />
          </Suspense>
        )}
      </ProjectGate>
    </Screen>
  );
}
