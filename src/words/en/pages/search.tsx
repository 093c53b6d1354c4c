import { Link } from "../../../components/Link/Link";
import { shared } from "../shared";

export const words = { shared };

export const page = {
  title: "Search",
  headline: "Find it on this site",
  lead: "Services, rules, answers and articles: type a word, or go through the list.",
  ways: (
    <>
      What your project needs and who permits it is in <Link to="/plan">the planner</Link>, short
      answers are in <Link to="/faq">questions and answers</Link>, and people answer{" "}
      <Link to="/contact">by phone and e-mail</Link>.
    </>
  ),
  everything: "Everything on this site",
  pages: "Pages",
  services: "Services",
  recaps: "Build recaps",
  articles: "Articles",
  questions: "Questions",
  rules: "Rules",
  description:
    "Find a service, a rule, an answer or an article on this site by a word, or go through the list of every page, its sections and the questions.",
};
