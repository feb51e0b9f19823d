import { fieldSlotRecipe, inputRecipe, nativeSelectSlotRecipe, textareaRecipe } from '@chakra-ui/react/theme';
import { registerRecipes } from './recipe-registry.ts';

/** The recipes of the form facade. */
export const formRecipes = registerRecipes({
  recipes: { input: inputRecipe, textarea: textareaRecipe },
  slotRecipes: { field: fieldSlotRecipe, nativeSelect: nativeSelectSlotRecipe },
});
