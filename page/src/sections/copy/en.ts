import type { Business } from './business.ts';
import { advice } from './en/advice.ts';
import { agency } from './en/agency.ts';
import { bakery } from './en/bakery.ts';
import { beauty } from './en/beauty.ts';
import { book } from './en/book.ts';
import { cause } from './en/cause.ts';
import { course } from './en/course.ts';
import { event } from './en/event.ts';
import { fitness } from './en/fitness.ts';
import { generic } from './en/generic.ts';
import { health } from './en/health.ts';
import { realEstate } from './en/real-estate.ts';
import { restaurant } from './en/restaurant.ts';
import { shop } from './en/shop.ts';
import { software } from './en/software.ts';
import { stay } from './en/stay.ts';
import { wedding } from './en/wedding.ts';
import type { CopyPack } from './pack.ts';

export const en: Record<Business, CopyPack> = {
  bakery,
  restaurant,
  fitness,
  course,
  software,
  agency,
  shop,
  event,
  health,
  realEstate,
  advice,
  beauty,
  book,
  cause,
  stay,
  wedding,
  generic,
};
