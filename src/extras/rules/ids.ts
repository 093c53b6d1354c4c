/** Address of the page on which each rule stands. */
export const rulesPage = "/rights";

/** Id of the heading of a page's rule cards. */
export const ruleCardsId = "rules-that-apply";
