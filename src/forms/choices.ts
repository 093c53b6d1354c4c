import type { contactChoices } from "./contact-choices";
import type { employmentChoices } from "./employment-choices";

type Answers<Choices> = Choices[keyof Choices] extends readonly (infer Answer)[] ? Answer : never;

/** The value of an option of either form. */
export type Choice = Answers<typeof contactChoices> | Answers<typeof employmentChoices>;
