/** The key in localStorage under which a form keeps what was typed into it, by its name. */
export const draftKey = (form: string): string => `draft-${form}`;
