import { ErrorState, Panel, useApi } from '@landfall/shared';
import type { Project } from '@landfall/shared/contracts';
import { useAreaTexts } from '../texts.ts';
import { brandAnswer, brandCall } from './brand-call.ts';
import { BrandForm } from './brand-form.tsx';
import { BrandSkeleton } from './brand-skeleton.tsx';

export default function BrandSettings({ project }: { project: Project }) {
  const texts = useAreaTexts();
  const { data, error, mutate } = useApi(brandCall(project.project_id), brandAnswer);
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
