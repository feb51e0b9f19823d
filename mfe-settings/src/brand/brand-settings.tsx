import { ErrorState, Panel } from '@landfall/shared';
import type { Project } from '@landfall/shared/contracts';
import { useBrand } from '../api/brand.ts';
import { useAreaTexts } from '../texts.ts';
import { BrandForm } from './brand-form.tsx';
import { BrandSkeleton } from './brand-skeleton.tsx';

export default function BrandSettings({ project }: { project: Project }) {
  const texts = useAreaTexts();
  const { data, error, mutate } = useBrand(project.project_id);
  if (!data)
    return error ? (
      <Panel>
        <ErrorState title={texts.brandFailed} description={error.message} onRetry={() => void mutate()} />
      </Panel>
    ) : (
      <BrandSkeleton />
    );
  return <BrandForm project={project} brand={data.data} />;
}
