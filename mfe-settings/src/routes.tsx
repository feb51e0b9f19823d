import { defineArea, Screen, Skeleton } from '@landfall/shared';
import { lazy, Suspense } from 'react';
import { DomainTableSkeleton } from './domains/domain-table-skeleton.tsx';
import { General } from './general/general.tsx';

const DomainsScreen = lazy(() => import('./domains/domains.tsx'));
const SeoScreen = lazy(() => import('./seo/seo.tsx'));

const Domains = () => (
  <Suspense
    fallback={
      <Screen title="Domains" description="The addresses at which people find your site.">
        <DomainTableSkeleton />
      </Screen>
    }
  >
    <DomainsScreen />
  </Suspense>
);

const Seo = () => (
  <Suspense
    fallback={
      <Screen title="SEO">
        <Skeleton h="64" rounded="xl" />
      </Screen>
    }
  >
    <SeoScreen />
  </Suspense>
);

export default defineArea({ general: General, domains: Domains, seo: Seo });
