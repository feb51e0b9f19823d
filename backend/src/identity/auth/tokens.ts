import { hash, randomBytes } from 'node:crypto';

/** A token's life, in seconds: as long as the dashboard's cookie. */
export const TOKEN_LIFE = 24 * 60 * 60;

/** 256 random bits, fit for a header and a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex');
