/** What a call fails with that asks for the password again, and for a code where the account has a second factor. */
export const REAUTH_ERRORS = ['password_required', 'wrong_password', 'otp_required', 'otp_wrong'] as const;
