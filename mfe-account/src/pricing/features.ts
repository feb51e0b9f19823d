import { BOOLEAN_FEATURES, NUMERIC_FEATURES, type PlanFeatures } from '@landfall/shared/contracts';
import type { useAreaTexts } from '../texts.ts';

interface Feature {
  name: string;
  label: string;
  included: boolean;
  /** 'Up to 0' is nothing to be glad of. */
  ticked: boolean;
}

/** All that a plan has and has not, in the product's order. */
export const featuresOf = (features: PlanFeatures, texts: ReturnType<typeof useAreaTexts>): Feature[] => [
  ...NUMERIC_FEATURES.map((name) => ({
    name,
    label: texts[name](features[name]),
    included: true,
    ticked: features[name] !== 0,
  })),
  ...BOOLEAN_FEATURES.map((name) => ({ name, label: texts[name], included: features[name], ticked: features[name] })),
];
