import { fireEvent, render, screen, within } from "@testing-library/react";
import { Figure } from "../../../src/components/Figure/Figure";
import { ImageOverlay, photoInHash } from "../../../src/components/ImageOverlay/ImageOverlay";
import { picture } from "../../support/component-fixture";

beforeEach(() => window.history.replaceState(null, "", "/page"));

const pictures = [
  picture("house", "Illustration: a house."),
  picture("casita"),
  picture("kitchen"),
];

const show = () =>
  render(
    <ImageOverlay pictures={pictures}>
      {pictures.map((item) => (
        <Figure key={item.alt} picture={item} sizes="100vw" />
      ))}
    </ImageOverlay>,
  );

const link = (name: string) =>
  screen.getByRole("link", { name: `See it larger: A ${name} in the sun` });
const dialog = () => screen.getByRole("dialog", { name: "Pictures" });
const press = (key: string) => fireEvent.keyDown(dialog(), { key });
const button = (name: string) => within(dialog()).getByRole("button", { name });

describe("ImageOverlay", () => {
  it("opens at the picture, with its position and caption, and puts it into the address", () => {
    show();
    fireEvent.click(link("house"));
    expect(dialog()).toHaveTextContent("Picture 1 of 3");
    expect(within(dialog()).getByRole("img", { name: "A house in the sun" })).toBeInTheDocument();
    expect(dialog()).toHaveTextContent("Illustration: a house.");
    expect(window.location.hash).toBe("#photo-1");
  });

  it("leaves a click that asks for a new tab alone", () => {
    show();
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(link("house"), { ctrlKey: true });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("pages by arrows, Home and End, and stops at either end", () => {
    show();
    fireEvent.click(link("casita"));
    press("ArrowRight");
    expect(dialog()).toHaveTextContent("3 of 3");
    expect(button("Next")).toHaveAttribute("aria-disabled", "true");
    press("ArrowRight");
    expect(window.location.hash).toBe("#photo-3");
    press("Home");
    expect(dialog()).toHaveTextContent("1 of 3");
    press("End");
    fireEvent.click(button("Previous"));
    expect(dialog()).toHaveTextContent("2 of 3");
    fireEvent.click(button("Next"));
    expect(dialog()).toHaveTextContent("3 of 3");
  });

  it("loads the neighbors ahead, and no others", () => {
    show();
    fireEvent.click(link("house"));
    expect(dialog().querySelector('img[src="/casita-800.jpg"]')).toHaveAttribute(
      "loading",
      "eager",
    );
    expect(dialog().querySelector('img[src="/kitchen-800.jpg"]')).toBeNull();
  });
});

it.each([
  ["#photo-3", 3],
  ["#photo-4", 0],
  ["#photo-1x", 0],
  ["#steps", 0],
])("reads %s as picture %i of 3", (hash, photo) => {
  expect(photoInHash(hash, 3)).toBe(photo);
});
