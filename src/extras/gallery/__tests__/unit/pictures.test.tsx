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
