/** Recipes by name, as Chakra defines them. */
interface RecipeList {
  recipes: Record<string, object>;
  slotRecipes: Record<string, object>;
}

const known: RecipeList = { recipes: {}, slotRecipes: {} };

/** Adds a facade's recipes to those of the page: they come with the parts that they dress. Returns the same list. */
export function registerRecipes<T extends RecipeList>(list: T): T {
  Object.assign(known.recipes, list.recipes);
  Object.assign(known.slotRecipes, list.slotRecipes);
  return list;
}

export const recipeNamed = (name: string): object | undefined => known.recipes[name];

export const slotRecipeNamed = (name: string): object | undefined => known.slotRecipes[name];
