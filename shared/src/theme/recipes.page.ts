import {
  badgeRecipe,
  buttonRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  spinnerRecipe,
} from '@chakra-ui/react/theme';

// What a page of its own takes in the place of recipes.ts (tools/webpack/page-config.ts): the parts that it shows.
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  spinner: spinnerRecipe,
};

export const slotRecipes = { field: fieldSlotRecipe };
