import type { Business } from './business.ts';
import { advice } from './es/advice.ts';
import { agency } from './es/agency.ts';
import { bakery } from './es/bakery.ts';
import { beauty } from './es/beauty.ts';
import { book } from './es/book.ts';
import { cause } from './es/cause.ts';
import { course } from './es/course.ts';
import { event } from './es/event.ts';
import { fitness } from './es/fitness.ts';
import { generic } from './es/generic.ts';
import { health } from './es/health.ts';
import { realEstate } from './es/real-estate.ts';
import { restaurant } from './es/restaurant.ts';
import { shop } from './es/shop.ts';
import { software } from './es/software.ts';
import { stay } from './es/stay.ts';
import { wedding } from './es/wedding.ts';
import type { CopyPack } from './pack.ts';

export const es: Record<Business, CopyPack> = {
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
