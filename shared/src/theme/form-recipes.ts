import { nativeSelectSlotRecipe, textareaRecipe } from '@chakra-ui/react/theme';
import { registerRecipes } from './recipe-registry.ts';

/** What the form facade has beside the fields'. */
export const formRecipes = registerRecipes({
  recipes: { textarea: textareaRecipe },
  slotRecipes: { nativeSelect: nativeSelectSlotRecipe },
});
