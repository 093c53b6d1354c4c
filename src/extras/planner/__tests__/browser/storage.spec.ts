/** What the planner keeps in a visitor's storage. */
import { testAnyStorage } from "../../../../../__tests__/browser/visit/any-storage";

testAnyStorage({
  pages: ["/plan", "/plan/bid-comparison"],
  keys: ["bid-comparison", "plan-done", "@@scroll|/plan|initial"],
});
