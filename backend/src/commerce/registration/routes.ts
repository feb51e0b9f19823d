import { messageAnswer, registerForm } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { FailureLimit } from '../../platform/http/failure-limit.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import type { GuessLimit } from '../codes/guess-limit.ts';
import { register } from './register.ts';

/** Registering with a purchase code. */
export function registerRegistrationRoutes(app: App, context: Context, codes: GuessLimit): void {
  const registration = new FailureLimit(30, 15 * 60);
  const schema = {
    tags: ['auth'],
    summary: 'Register with a purchase code',
    body: registerForm,
    response: { 201: messageAnswer },
  };
  app.post('/v1/api/register', { schema }, async ({ ip, body }, reply) => {
    await registration.run(placeOf(ip), () => codes(ip, () => register(context, body)));
    return reply.code(201).send({ message: 'Register Successful' });
  });
}
