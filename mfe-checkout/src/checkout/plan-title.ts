import type { Plan } from '@landfall/shared/contracts';

/** What a person reads a plan by; a backend may give no title. */
export const planTitle = ({ prefix, name }: Plan): string => prefix || name;

/** Whether a plan can be bought once for life, which is all that the checkout sells. */
export const isForLife = ({ price }: Plan): boolean => typeof price.ltd === 'number';
