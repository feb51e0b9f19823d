// What a page of its own takes in the place of core-recipes.ts and field-recipes.ts (tools/webpack/page-config.ts): the
// parts that it shows.
import {
  badgeRecipe,
  buttonRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  spinnerRecipe,
} from '@chakra-ui/react/theme';
import { registerRecipes } from './recipe-registry.ts';

/** What the screens of a page of its own show. */
export const coreRecipes = registerRecipes({
  recipes: { badge: badgeRecipe, button: buttonRecipe, heading: headingRecipe, spinner: spinnerRecipe },
  slotRecipes: {},
});

/** What its forms show. */
export const fieldRecipes = registerRecipes({
  recipes: { input: inputRecipe },
  slotRecipes: { field: fieldSlotRecipe },
});
