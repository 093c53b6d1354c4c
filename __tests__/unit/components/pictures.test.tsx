import { fireEvent, render, screen } from "@testing-library/react";
import { BeforeAfter } from "../../../src/components/BeforeAfter/BeforeAfter";
import { Picture } from "../../../src/components/Picture/Picture";
import { pair, picture } from "../../support/component-fixture";

describe("Picture", () => {
  it("is lazy, and keeps its room before it is there", () => {
    render(<Picture picture={picture("casita")} sizes="50vw" />);
    const image = screen.getByRole("img", { name: "A casita in the sun" });
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).toHaveAttribute("width", "1600");
    expect(image).toHaveAttribute("height", "1000");
    expect(image).not.toHaveAttribute("fetchpriority");
    expect(document.querySelector("source")).toHaveAttribute("sizes", "50vw");
  });

  it("with priority comes first", () => {
    render(<Picture picture={picture("casita")} sizes="50vw" priority />);
    expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  });

  it("takes other words, or none where they would repeat", () => {
    render(<Picture picture={picture("casita")} sizes="50vw" alt="" />);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });

  it("is nothing without its file", () => {
    const lost = { ...picture("casita"), file: { publicURL: null, childImageSharp: null } };
    const { container } = render(<Picture picture={lost} sizes="50vw" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("BeforeAfter", () => {
  it("has both pictures in its HTML, and a pressed button that changes which one is seen", () => {
    const { container } = render(<BeforeAfter pair={pair} />);
    expect(screen.getAllByRole("img")).toHaveLength(2);
    const button = screen.getByRole("button", { name: /^Show before\s?: The kitchen$/ });
    expect(button).toHaveAttribute("aria-pressed", "false");
    fireEvent.click(button);
    expect(button).toHaveAttribute("aria-pressed", "true");
    expect(container.firstChild).toHaveAttribute("data-shown", "before");
    fireEvent.click(button);
    expect(container.firstChild).toHaveAttribute("data-shown", "after");
  });
});
