import { tabsSlotRecipe } from '@chakra-ui/react/theme';
import { registerRecipes } from './recipe-registry.ts';

/** The recipes of the tabs facade. */
export const tabsRecipes = registerRecipes({ recipes: {}, slotRecipes: { tabs: tabsSlotRecipe } });
