import type { contactChoices } from "./contact-choices";
import type { employmentChoices } from "./employment-choices";

type Answers<Choices> = Choices[keyof Choices] extends readonly (infer Answer)[] ? Answer : never;

/** An answer that one of the forms offers. */
export type Choice = Answers<typeof contactChoices> | Answers<typeof employmentChoices>;
