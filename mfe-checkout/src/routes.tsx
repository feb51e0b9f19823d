import { defineArea } from '@landfall/shared';
import { Checkout } from './checkout/checkout.tsx';

export default defineArea({ checkout: Checkout });
