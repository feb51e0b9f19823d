// The tabs facade: what stands on a screen from its beginning, where the rest of the overlay facade may come later.
import './theme/tabs-recipes.ts';

export { Tabs } from '@chakra-ui/react';
