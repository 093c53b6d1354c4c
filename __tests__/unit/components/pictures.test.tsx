import { fireEvent, render, screen } from "@testing-library/react";
import { BeforeAfter } from "../../../src/components/BeforeAfter/BeforeAfter";
import { Picture } from "../../../src/components/Picture/Picture";
import { pair, picture } from "../../support/component-fixture";

describe("Picture", () => {
  it("loads lazily, and reserves its space", () => {
    render(<Picture picture={picture("casita")} sizes="50vw" />);
    const image = screen.getByRole("img", { name: "A casita in the sun" });
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).toHaveAttribute("width", "1600");
    expect(image).toHaveAttribute("height", "1000");
    expect(image).not.toHaveAttribute("fetchpriority");
    expect(document.querySelector("source")).toHaveAttribute("sizes", "50vw");
  });

  it("loads eagerly with priority", () => {
    render(<Picture picture={picture("casita")} sizes="50vw" priority />);
    expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  });

  it("renders nothing without its file", () => {
    const lost = { ...picture("casita"), file: { childImageSharp: null } };
    const { container } = render(<Picture picture={lost} sizes="50vw" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("BeforeAfter", () => {
  const { title } = pair;
  const slider = () => screen.getByRole("slider", { name: new RegExp(title) });

  it("divides the pictures at the slider, and announces its value", () => {
    render(<BeforeAfter pair={pair} />);
    expect(slider()).toHaveAttribute("aria-valuetext", "50 percent before");
    fireEvent.change(slider(), { target: { value: "30" } });
    expect(slider().parentElement?.style.getPropertyValue("--before")).toBe("30%");
  });
});
