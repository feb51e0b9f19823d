import { safeSessionStorage } from '@landfall/shared';

const KEY = 'checkout';

interface Choices {
  email: string;
  paymentMethod: string;
}

const NONE: Choices = { email: '', paymentMethod: '' };

/** What was entered in this tab before a reload or the way back from the payment's page. */
export function readChoices(): Choices {
  try {
    const { email, paymentMethod } = JSON.parse(safeSessionStorage.read(KEY) ?? '{}') as Partial<Choices>;
    return {
      email: typeof email === 'string' ? email : '',
      paymentMethod: typeof paymentMethod === 'string' ? paymentMethod : '',
    };
  } catch {
    return NONE;
  }
}

/** Keeps what was entered for this tab. A browser that stores nothing loses nothing but this. */
export const keepChoices = (choices: Choices): void => safeSessionStorage.write(KEY, JSON.stringify(choices));
