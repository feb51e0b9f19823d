import { defineArea } from '@landfall/shared';
import { Checkout } from './screens/checkout.tsx';

export default defineArea({ checkout: Checkout });
