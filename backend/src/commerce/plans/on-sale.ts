import { gt, or } from '../../platform/db/operators.ts';
import { plans } from '../../platform/db/schema.ts';

/** Of plans: that they have a price. */
export const isOnSale = or(gt(plans.priceMonth, 0), gt(plans.priceYear, 0), gt(plans.priceLifetime, 0));
