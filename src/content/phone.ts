/** Phone numbers as they are shown and called. Pure, also in browsers. */

/** `+1 702-555-0142` as `(702) 555-0142`, on one line. */
export const phoneDisplay = (phone: string): string => phone.replace(/^\+1 (\d{3})-/, "($1)\u00a0");

/** `+1 702-555-0142` as `tel:+17025550142` (RFC 3966). */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;
