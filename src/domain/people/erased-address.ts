/** The addresses that erased people have: no mail server can have this domain (RFC 2606). */
export const erasedDomain = 'keyturn.invalid';

export const isErasedAddress = (email: string): boolean => email.endsWith(`@${erasedDomain}`);
