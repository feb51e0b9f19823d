import { paths } from '@landfall/shared';
import type { Domain, PageList } from '@landfall/shared/contracts';

export interface Step {
  title: string;
  description: string;
  done: boolean;
  /** Where the step is taken. */
  path: string;
  action: string;
}

/** What leads from a new project to a published page, and how far it is. */
export function stepsOf(domains: readonly Domain[], pages: PageList): Step[] {
  return [
    {
      title: 'Create a project',
      description: 'A home for your pages, domains and settings.',
      done: true,
      path: paths.settings,
      action: 'Project settings',
    },
    {
      title: 'Connect a domain',
      description: 'Pages are published under an active domain.',
      done: domains.some(({ status }) => status === 'active'),
      path: paths.domains,
      action: 'Add a domain',
    },
    {
      title: 'Create your first page',
      description: 'Describe it in a sentence; the assistant drafts it.',
      done: pages.total_count > 0,
      path: paths.pages,
      action: 'Draft a page',
    },
    {
      title: 'Publish it',
      description: 'An active page is live at its address.',
      done: pages.data.some(({ status }) => status === 'active'),
      path: paths.pages,
      action: 'Open pages',
    },
  ];
}
