import { BOOLEAN_FEATURES, NUMERIC_FEATURES, type PlanFeatures } from '@landfall/shared/contracts';
import type { useCheckoutTexts } from '../texts.ts';

/** What a plan includes, in words; what it does not include is left out. */
export const includedFeatures = (features: PlanFeatures, texts: ReturnType<typeof useCheckoutTexts>): string[] => [
  ...NUMERIC_FEATURES.filter((name) => features[name] > 0).map((name) => texts[name](features[name])),
  ...BOOLEAN_FEATURES.filter((name) => features[name]).map((name) => texts[name]),
];
