/** Id of the heading of a page's rule cards. */
export const ruleCardsId = "rules-that-apply";
