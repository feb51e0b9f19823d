import { getRuntimeConfig } from '../config/runtime-config.ts';

/** Where a picture is shown from: an address that begins at the root is the backend's, wherever that lives. */
export const pictureAddress = (address: string): string =>
  address.startsWith('/') && !address.startsWith('//') ? getRuntimeConfig().apiUrl + address : address;
