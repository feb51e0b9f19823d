// What a page of its own takes in the place of core-recipes.ts and form-recipes.ts (tools/webpack/page-config.ts): the
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

/** The recipes of a page of its own. */
export const coreRecipes = registerRecipes({
  recipes: {
    badge: badgeRecipe,
    button: buttonRecipe,
    heading: headingRecipe,
    input: inputRecipe,
    spinner: spinnerRecipe,
  },
  slotRecipes: { field: fieldSlotRecipe },
});

export const formRecipes = coreRecipes;
