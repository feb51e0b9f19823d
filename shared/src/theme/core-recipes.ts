import {
  badgeRecipe,
  buttonRecipe,
  headingRecipe,
  iconRecipe,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
  tableSlotRecipe,
} from '@chakra-ui/react/theme';
import { registerRecipes } from './recipe-registry.ts';

/** The recipes of what the core facade exports, of all that Chakra has. */
export const coreRecipes = registerRecipes({
  recipes: {
    badge: badgeRecipe,
    button: buttonRecipe,
    heading: headingRecipe,
    icon: iconRecipe,
    separator: separatorRecipe,
    skeleton: skeletonRecipe,
    spinner: spinnerRecipe,
  },
  slotRecipes: { table: tableSlotRecipe },
});
