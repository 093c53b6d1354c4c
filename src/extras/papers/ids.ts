/** Where the price in writing stands on /papers: pages of the core lead there. */
export const writtenPriceId = "written-price";
