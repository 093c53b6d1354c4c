/** Phone numbers as they are shown and called. Pure, also in browsers. */

/** `+1 201-555-0123` as `(201) 555-0123`, on one line. */
export const phoneDisplay = (phone: string): string => phone.replace(/^\+1 (\d{3})-/, "($1)\u00a0");

/** `+1 201-555-0123` as `tel:+12015550123` (RFC 3966). */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;
