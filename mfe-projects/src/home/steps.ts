import { paths } from '@landfall/shared';
import type { Domain, PageList } from '@landfall/shared/contracts';
import type { useProjectsTexts } from '../texts.ts';

export interface Step {
  title: string;
  description: string;
  done: boolean;
  /** Where the step is taken. */
  path: string;
  action: string;
}

/** What leads from a new project to a published page, and how far it is. */
export function stepsOf(
  texts: ReturnType<typeof useProjectsTexts>,
  domains: readonly Domain[],
  pages: PageList,
): Step[] {
  return [
    {
      title: texts.stepProject,
      description: texts.stepProjectHelp,
      done: true,
      path: paths.settings,
      action: texts.stepProjectAction,
    },
    {
      title: texts.stepDomain,
      description: texts.stepDomainHelp,
      done: domains.some(({ status }) => status === 'active'),
      path: paths.domains,
      action: texts.stepDomainAction,
    },
    {
      title: texts.stepPage,
      description: texts.stepPageHelp,
      done: pages.total_count > 0,
      path: `${paths.pages}?new=1`,
      action: texts.stepPageAction,
    },
    {
      title: texts.stepPublish,
      description: texts.stepPublishHelp,
      done: pages.data.some(({ status }) => status === 'active'),
      path: paths.pages,
      action: texts.stepPublishAction,
    },
  ];
}
