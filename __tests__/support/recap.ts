/** A recap that a test types into the editor. */
import type { Page } from "playwright-core";
import { addEntries, cameraPhoto, choosePicture, control, write } from "./editor";

const sentence = "We plan the work around the family, the inspections and the heat of the summer. ";
/** Returns plain words, `length` characters long at most. */
export const words = (length: number) => sentence.repeat(10).slice(0, length).trim();

export const pictureText = "A pool house under a flat roof";

/** Texts of a new recap by the names of their fields. */
const recapTexts: Record<string, string> = {
  description: `${words(120)}.`,
  summary: words(60),
  alt: pictureText,
  disclaimer: `A sample narrative: ${words(80)}.`,
  projectType: "Pool house",
  area: "400 sq ft",
  duration: "8 weeks",
  occupancy: "Occupied",
  permits: "Clark County",
  approvals: "Homeowners association",
  trades: "Concrete, framing, electrical",
  role: "General contractor",
};

/** Fills in everything that the content check requires of a new recap, with three pictures named as cameras do. */
export async function fillRecap(page: Page, title: string): Promise<void> {
  await control(page, "title").fill(title);
  for (const [name, text] of Object.entries(recapTexts)) await control(page, name).fill(text);
  await addEntries(page, "Add phase", 4);
  await addEntries(page, "Add lesson", 2);
  for (let index = 0; index < 4; index += 1) {
    await control(page, "weeks", index).fill(`Week ${index}`);
    // The first title is the page's own.
    await control(page, "title", index + 1).fill(`Phase number ${index}`);
    // The first text is the page's own.
    await write(page, index + 1, words(160));
  }
  for (const index of [0, 1]) {
    await control(page, "title", index + 5).fill(`Lesson number ${index}`);
    await write(page, index + 5, words(120));
  }
  // Enough words for the content check.
  await write(page, 0, `Where the pool house stands, and why. ${sentence.repeat(50)}`.trim());
  for (const [index, name] of ["IMG 0042.JPG", "Pool_2.jpg", "Señal.jpeg"].entries()) {
    const savedAs = ["img-0042.jpg", "pool-2.jpg", "senal.jpg"][index]!;
    if (index > 0) {
      // The pictures of phases are optional and collapsed at first. The second alternative text is the drawing's.
      const alt = control(page, "alt", index + 1);
      const closed = alt.locator("xpath=ancestor::*[@aria-label='object field'][1]");
      await closed.getByRole("button", { name: "Expand" }).first().click();
      await alt.fill(pictureText);
    }
    const buffer = await cameraPhoto(["#a9441f", "#4a6a8c", "#c8a050"][index]!);
    await choosePicture(page, { name, buffer }, savedAs);
  }
}
