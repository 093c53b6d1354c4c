/** What is printed beside an entry of the planner for how sure it is. */
export const gradeTexts: Readonly<Record<string, string>> = {
  text: "Read at the authority",
  reported: "Reported by others",
  orientation: "Orientation from common experience",
};
