import {
  dialogSlotRecipe,
  drawerSlotRecipe,
  menuSlotRecipe,
  toastSlotRecipe,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme';
import { registerRecipes } from './recipe-registry.ts';

/** The recipes of the overlay facade. */
export const overlayRecipes = registerRecipes({
  recipes: {},
  slotRecipes: {
    dialog: dialogSlotRecipe,
    drawer: drawerSlotRecipe,
    menu: menuSlotRecipe,
    toast: toastSlotRecipe,
    tooltip: tooltipSlotRecipe,
  },
});
