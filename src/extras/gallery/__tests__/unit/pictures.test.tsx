/** The pictures of the work: each with the caption that its owner has written. */
import { render, screen } from "@testing-library/react";
import {
  mockSite,
  ownPage,
  page,
  pageProps,
  picture,
} from "../../../../../__tests__/support/component-fixture";
import GalleryPage from "../../pages/build-process/pictures";

const phase = (name: string) => ({ picture: picture(name) });

it("shows all pictures of a client's job before those of samples and services, each once", () => {
  mockSite();
  const entry = (title: string) => ({
    ...page(title),
    blocks: [],
    phases: [],
    beforeAfter: [],
    job: null,
    group: "residential",
  });
  const kitchen = {
    ...entry("Kitchen"),
    sample: null,
    phases: ["bare", "open", "boards", "cabinets", "bare", "done"].map(phase),
  };
  const log = { ...entry("Log"), sample: true, phases: [phase("tape")] };
  const bath = { ...entry("Bath"), hero: picture("done") };
  const data = {
    page: ownPage("/build-process/pictures"),
    allService: { nodes: [bath, entry("Casita")] },
    allBuildRecap: { nodes: [log, kitchen] },
  };
  render(<GalleryPage {...pageProps("/build-process/pictures", data)} />);
  expect(screen.getAllByRole("img").map((one) => one.getAttribute("alt"))).toEqual(
    ["kitchen", "bare", "open", "boards", "cabinets", "done", "log", "casita", "tape"].map(
      (name) => `A ${name} in the sun`,
    ),
  );
});

it("shows the first picture of a job with its whole caption, and those of a finished one", () => {
  mockSite({ sample: false });
  const hero = picture("island", "Green Valley: the island");
  const job = {
    ...page("Kitchen"),
    hero,
    blocks: [],
    phases: [],
    beforeAfter: [],
    job: { pictures: [picture("sink", "Green Valley: the sink")] },
  };
  const data = {
    page: ownPage("/build-process/pictures"),
    allService: { nodes: [] },
    allBuildRecap: { nodes: [{ ...job, group: "residential", sample: null }] },
  };
  render(<GalleryPage {...pageProps("/build-process/pictures", data)} />);
  expect(screen.getByText("Green Valley: the island")).toBeVisible();
  expect(screen.getByText("Green Valley: the sink")).toBeVisible();
});
