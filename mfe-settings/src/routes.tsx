import { defineArea, Screen, Skeleton } from '@landfall/shared';
import { lazy, Suspense } from 'react';
import { domainAddress } from './addresses.ts';
import { General } from './general/general.tsx';
import { useAreaTexts } from './texts.ts';
import { useCommands } from './use-commands.ts';

const DomainsScreen = lazy(() => import('./screens/domains.tsx'));
const SeoScreen = lazy(() => import('./seo/seo.tsx'));
const BrandScreen = lazy(() => import('./brand/brand.tsx'));

function Domains() {
  const texts = useAreaTexts();
  return (
    <Suspense
      fallback={
        <Screen title={texts.domainsTitle} description={texts.domainsHelp}>
          <Skeleton h="64" rounded="xl" />
        </Screen>
      }
    >
      <DomainsScreen />
    </Suspense>
  );
}

function Seo() {
  const texts = useAreaTexts();
  return (
    <Suspense
      fallback={
        <Screen title={texts.seoTitle}>
          <Skeleton h="64" rounded="xl" />
        </Screen>
      }
    >
      <SeoScreen />
    </Suspense>
  );
}

function Brand() {
  const texts = useAreaTexts();
  return (
    <Suspense
      fallback={
        <Screen title={texts.brandTitle} description={texts.brandHelp}>
          <Skeleton h="64" rounded="xl" />
        </Screen>
      }
    >
      <BrandScreen />
    </Suspense>
  );
}

export default defineArea(
  { general: General, domains: Domains, seo: Seo, brand: Brand },
  { useCommands, opens: { domain: domainAddress } },
);
