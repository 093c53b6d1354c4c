/** Id of the section on what a service costs, on its page. Visitors load this module. */
export const costId = "cost";
