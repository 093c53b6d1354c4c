import { content } from "../content";
import { shared } from "../shared";

export const words = { shared, content };

/** A recap names two to four mistakes. */
const counts: Record<number, string> = { 2: "Two", 3: "Three", 4: "Four" };

export const page = {
  schedule: "The weeks at a glance",
  phases: "Week by week",
  beforeAfter: "Before and after",
  lessons: (count: number) => `${counts[count] ?? "The"} mistakes this plan avoids`,
  call: {
    title: "Have a project like this one?",
    text: "Tell us the address and what has to change. We answer with the questions that matter first.",
  },
};
