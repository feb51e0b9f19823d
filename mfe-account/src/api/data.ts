import { send } from '@landfall/shared';
import type { Reauth } from '@landfall/shared/contracts';
import { deleteAccount, exportAccount, exportAccountUnasked } from '@landfall/shared/endpoints';

/** Everything that is kept about the account; `proof` where the backend asks for it. @throws ApiError */
export const fetchAccountData = (proof?: Reauth): Promise<Blob> =>
  proof ? send(exportAccount, { body: proof }) : send(exportAccountUnasked);

/** Deletes the account and everything that is its. @throws ApiError */
export const sendDeleteAccount = (proof: Reauth) => send(deleteAccount, { body: proof });
