import { register } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import { serve } from '../../platform/http/serve.ts';
import { FailureLimit } from '../../platform/limits/failure-limit.ts';
import type { GuessLimit } from '../codes/guess-limit.ts';
import { register as makeAccount } from './register.ts';

/** Registering with a purchase code. */
export function registerRegistrationRoutes(app: App, context: Context, codes: GuessLimit): void {
  const registration = new FailureLimit(context, 'registration', 30, 15 * 60);
  serve(app, register, { tag: 'auth', summary: 'Register with a purchase code' }, async ({ ip, body }) => {
    await registration.run(placeOf(ip), () => codes(ip, () => makeAccount(context, body)));
    return { message: 'Register Successful' };
  });
}
