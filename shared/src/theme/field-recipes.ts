import { fieldSlotRecipe, inputRecipe } from '@chakra-ui/react/theme';
import { registerRecipes } from './recipe-registry.ts';

/** The recipes of the fields facade. */
export const fieldRecipes = registerRecipes({
  recipes: { input: inputRecipe },
  slotRecipes: { field: fieldSlotRecipe },
});
