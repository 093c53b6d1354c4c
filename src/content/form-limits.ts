/** What holds for every form of the site, in the browser and at the host. Pure. */

/** Names under which every form sends something other than an answer. */
export const hiddenFields = ["form-name", "form", "subject", "reference", "language"] as const;

/** What the host adds to what a form sends. https://docs.netlify.com/manage/forms/submissions/ */
export const addedFields = ["ip", "user_agent", "referrer"] as const;

/**
 * Name of the honeypot: a field that people do not see. The host discards what comes with it filled
 * in.
 */
export const honeypot = "bot-field";

/** The lists of the site that a field of a form can offer with `from`. */
export const listNames = ["services", "areas"] as const;

/**
 * The most that all files of a form may have together. The host takes requests up to 8 MB; the rest
 * is for texts and encoding.
 */
export const totalBytes = 7_500_000;

/** The longest answer that a form can allow: what a mail and a table take. */
export const longestAnswer = 5_000;
