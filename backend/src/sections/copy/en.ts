import type { Business } from './business.ts';
import { agency } from './en/agency.ts';
import { course } from './en/course.ts';
import { event } from './en/event.ts';
import { fitness } from './en/fitness.ts';
import { generic } from './en/generic.ts';
import { health } from './en/health.ts';
import { realEstate } from './en/real-estate.ts';
import { restaurant } from './en/restaurant.ts';
import { shop } from './en/shop.ts';
import { software } from './en/software.ts';
import type { CopyPack } from './pack.ts';

export const en: Record<Business, CopyPack> = {
  restaurant,
  fitness,
  course,
  software,
  agency,
  shop,
  event,
  health,
  realEstate,
  generic,
};
